/// A library that is loaded before all others into a process of unit tests: where every thread waits, its clocks go
/// on to the next moment that somebody waits for. Nobody calls it; it takes the place of what the C library has.
