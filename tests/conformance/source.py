"""What the source of a game can ask and tell, read without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from tests.conformance.registry import sources_of

TELLS = "s.tell"  # `s` is the state everywhere in the house


@cache
def trees(name: str) -> dict[str, ast.Module]:
    """The parsed files of a game."""
    return {file: ast.parse(text) for file, text in sources_of(name).items()}


def nodes(name: str) -> Iterator[ast.AST]:
    """Everything in the source of a game."""
    for tree in trees(name).values():
        yield from ast.walk(tree)


# --- decisions -------------------------------------------------------------------------------


def decisions_in(name: str) -> set[str]:
    """The names of all decisions of a game, without those that only others extend."""
    classes = {node.name: node for node in nodes(name) if isinstance(node, ast.ClassDef)}
    bases = {base for node in classes.values() for base in bases_of(node)}
    return {found for found in classes if is_decision(found, classes) and found not in bases}


def is_decision(name: str, classes: dict[str, ast.ClassDef]) -> bool:
    """Whether a class descends from the kernel's `Decision`."""
    if name not in classes:
        return name == "Decision"
    return any([is_decision(base, classes) for base in bases_of(classes[name])])


def bases_of(node: ast.ClassDef) -> list[str]:
    """The names of the classes that a class extends, without their parameters."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id for base in plain if isinstance(base, ast.Name)]


# --- events ----------------------------------------------------------------------------------


def events_in(name: str) -> set[str]:
    """The codes of all events that a game tells, also those chosen by a condition.

    A code may be a text, a condition between texts, a variable of the function, a constant of
    the game, or a parameter of a function that is called with one of these.
    """
    codes: set[str] = set()
    for function in functions_in(name):
        for call in calls_in(function):
            if ast.unparse(call.func) == TELLS:
                codes |= texts_of(call.args[0], function, name)
    return codes


def functions_in(name: str) -> list[ast.FunctionDef]:
    """All functions and methods of a game."""
    return [node for node in nodes(name) if isinstance(node, ast.FunctionDef)]


def calls_in(node: ast.AST) -> list[ast.Call]:
    """All calls within something."""
    return [found for found in ast.walk(node) if isinstance(found, ast.Call)]


def texts_of(value: ast.expr, function: ast.FunctionDef, name: str) -> set[str]:
    """The texts that an expression in a function can be; at least one."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return texts_of(value.body, function, name) | texts_of(value.orelse, function, name)
    found: set[str] = set()
    if isinstance(value, ast.Name):
        for given in [*assigned(value.id, function), *passed(value.id, function, name)]:
            found |= texts_of(given, function, name)
        if not found:
            found = constants(value.id, name)
    assert found, f"{name}, {function.name}: cannot read the code in {ast.unparse(value)!r}"
    return found


def assigned(variable: str, function: ast.FunctionDef) -> list[ast.expr]:
    """What is assigned to a variable of a function."""
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == variable
    ]


def passed(parameter: str, function: ast.FunctionDef, name: str) -> list[ast.expr]:
    """What is given for a parameter of a function wherever the game calls it by name."""
    parameters = [argument.arg for argument in function.args.args]
    if parameter not in parameters:
        return []
    given: list[ast.expr] = []
    for node in nodes(name):
        if not isinstance(node, ast.Call):
            continue
        method = isinstance(node.func, ast.Attribute) and parameters[0] == "self"
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        if called == function.name:
            place = parameters.index(parameter) - method
            given += [word.value for word in node.keywords if word.arg == parameter]
            given += node.args[place : place + 1]
    return given


def constants(variable: str, name: str) -> set[str]:
    """The text of a constant of the game."""
    found: set[str] = set()
    for tree in trees(name).values():
        for node in tree.body:
            target = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(node, ast.Assign):
                target = node.targets[0]  # type: ignore[assignment]  # a name, or it is no constant
            if isinstance(target, ast.Name) and target.id == variable:
                value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.add(value.value)
    return found
