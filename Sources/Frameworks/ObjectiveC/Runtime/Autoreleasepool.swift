/// See [autoreleasepool](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)).
///
/// There are no pools on Linux: objects end with their last reference, which is never later than on iOS.
public func autoreleasepool<Result: ~Copyable, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
