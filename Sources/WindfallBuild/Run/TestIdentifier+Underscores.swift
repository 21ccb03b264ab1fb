import WindfallCore

extension TestIdentifier {
  /// The name that Xcode shows of a test whose own name is a sentence: all that cannot be in the name of a method is an
  /// underscore.
  var underscored: TestIdentifier {
    guard let method else { return self }
    let name = String(method.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
    return name == method ? self : TestIdentifier(target: target, className: className, method: name)
  }
}
