/// See [autoreleasepool](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)).
///
/// Objects end with their last reference, which is never later than on iOS; frameworks keep those to the end of the
/// pool whose life an app can see.
public func autoreleasepool<Result: ~Copyable, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try ReleasePool.drain(after: body)
}
