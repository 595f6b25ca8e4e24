"""Computer players. They see redealt positions, never what is hidden from their seat."""
