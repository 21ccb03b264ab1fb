/// Answers the requests that meet a condition; of several such stubs the one that was added last.
@discardableResult
public func stub(
  condition: @escaping HTTPStubsTestBlock, response: @escaping HTTPStubsResponseBlock
) -> any HTTPStubsDescriptor {
  HTTPStubs.stubRequests(passingTest: condition, withStubResponse: response)
}
