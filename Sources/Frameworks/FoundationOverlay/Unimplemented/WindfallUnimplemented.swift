/// Notes the call of a member that is declared and not there: the running test fails with its name.
@_spi(Windfall) public func windfallUnimplemented(_ name: StaticString) { UnimplementedCall.note("\(name)") }

/// Notes the call in the same way, and answers with what stands for no value.
@_spi(Windfall) public func windfallUnimplemented<Value>(_ name: StaticString, _ value: @autoclosure () -> Value)
  -> Value
{
  UnimplementedCall.note("\(name)")
  return value()
}

/// Notes the call in the same way, and answers with an error.
@_spi(Windfall) public func windfallUnimplementedError(_ name: StaticString) -> any Error {
  UnimplementedCall.note("\(name)")
  return WindfallUnimplementedError("\(name)")
}

/// Notes the call in the same way, and stops: there is no value that the caller could go on with.
@_spi(Windfall) public func windfallUnimplementedStop(_ name: StaticString) -> Never {
  UnimplementedCall.note("\(name)")
  fatalError("\(name) is not there yet, and no value can stand for what it gives")
}
