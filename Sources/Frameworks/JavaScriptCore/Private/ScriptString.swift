/// A text as the engine keeps it.
final class ScriptString {
  private let reference: OpaquePointer

  init(_ text: String) {
    let units = Array(text.utf16)
    reference = units.withUnsafeBufferPointer {
      JavaScriptLibrary.required.stringCreate($0.baseAddress, $0.count)
    }
  }

  /// Takes over what a function has copied.
  init(taking reference: OpaquePointer) {
    self.reference = reference
  }

  deinit { JavaScriptLibrary.required.stringRelease(reference) }

  /// Calls a function with the text, which lives as long.
  func use<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    withExtendedLifetime(self) { body(reference) }
  }

  var text: String { use(Self.text(of:)) }

  /// A text that belongs to the engine.
  static func text(of reference: OpaquePointer) -> String {
    let library = JavaScriptLibrary.required
    let units = UnsafeBufferPointer(
      start: library.stringGetCharacters(reference), count: library.stringGetLength(reference))
    return String(decoding: units, as: UTF16.self)
  }
}
