extension PredicateOperand {
  /// Reads one side of a comparison by itself; each `%@` and its like takes the next argument.
  public init(format: String, arguments: [PredicateConstant] = []) throws {
    var parser = try PredicateParser(format, arguments: arguments)
    self = try parser.parseOperand()
  }

  /// What it stands for in an object.
  public func value(for subject: some PredicateSubject) throws -> PredicateValue {
    try CompiledOperand(self).value(for: subject)
  }
}
