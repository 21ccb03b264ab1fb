extension DeclarationWriter {
  /// The protocol of coding that a class is the first to conform to.
  func coding(of type: DeclarationChoice.ChosenType) -> String? {
    if let parent = Self.superclass(of: type, in: choice), isDecoded(parent) { return nil }
    return ["NSSecureCoding", "NSCoding"].first(where: type.declaration.inherited.contains)
  }

  mutating func writeCoding(of type: DeclarationChoice.ChosenType, _ name: String) {
    let members = type.members
    let mark = type.module == HeaderFacts.moduleName ? Self.inObjectiveC : ""
    if !members.contains(where: { $0.reference == "encode(with:)" }) {
      add("  open func encode(with coder: NSCoder) { windfallUnimplemented(\"\(name).encode(with:)\(mark)\") }", name)
    }
    if !members.contains(where: { $0.name == "supportsSecureCoding" }) {
      add("  open class var supportsSecureCoding: Bool { true }", name)
    }
  }

  /// Whether a declared object, or one above it, can be coded.
  func isDecoded(_ name: String) -> Bool {
    guard let type = choice.types[name], !type.isAddition else { return false }
    let declaration = type.declaration
    if declaration.inherited.contains(where: ["NSCoding", "NSSecureCoding"].contains) { return true }
    if declaration.members.contains(where: { $0.reference == "init(coder:)" }) { return true }
    return Self.superclass(of: type, in: choice).map(isDecoded) ?? false
  }
}
