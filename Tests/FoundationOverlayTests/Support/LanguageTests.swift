import Testing

/// Tests that choose the languages of the process, one after the other.
@Suite("The languages of the process", .serialized)
enum LanguageTests {}
