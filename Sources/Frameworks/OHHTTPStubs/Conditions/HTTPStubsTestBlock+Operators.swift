public func || (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
  { lhs($0) || rhs($0) }
}

public func && (lhs: @escaping HTTPStubsTestBlock, rhs: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
  { lhs($0) && rhs($0) }
}

public prefix func ! (expr: @escaping HTTPStubsTestBlock) -> HTTPStubsTestBlock {
  { !expr($0) }
}
