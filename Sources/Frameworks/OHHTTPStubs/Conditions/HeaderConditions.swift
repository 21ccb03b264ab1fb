public func hasHeaderNamed(_ name: String) -> HTTPStubsTestBlock {
  { $0.value(forHTTPHeaderField: name) != nil }
}

public func hasHeaderNamed(_ name: String, value: String) -> HTTPStubsTestBlock {
  { $0.value(forHTTPHeaderField: name) == value }
}
