"""Plays games without people: simulation, benchmarks, and the laws that every game keeps."""
