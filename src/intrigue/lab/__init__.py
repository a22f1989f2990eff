"""Games by the thousand: simulation, fuzzing, benchmarks, and the laws that every game obeys."""
