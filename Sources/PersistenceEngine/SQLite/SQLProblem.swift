/// What SQLite says when it cannot do something.
struct SQLProblem: Error {
  /// SQLite's extended result code.
  var code: Int32
  var message: String

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xff }
}
