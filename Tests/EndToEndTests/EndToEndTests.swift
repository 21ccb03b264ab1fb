import Testing

/// The command as people use it: it is run on projects, and what it prints, writes and leaves behind is looked at.
///
/// One run at a time: each builds with all the cores there are.
@Suite("The command line", .serialized, .enabled(if: WindfallCommand.isBuilt, "run ./windfall --set-up first"))
enum EndToEndTests {}
