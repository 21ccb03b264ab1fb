/// See [objc_allocateClassPair](https://developer.apple.com/documentation/objectivec/objc_allocateclasspair(_:_:_:)).
///
/// No class can be made at run time: the call is noted, and the answer is nil, which on iOS means that the name is taken.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { windfallUnimplemented("objc_allocateClassPair(_:_:_:)", nil) }

/// See [objc_registerClassPair](https://developer.apple.com/documentation/objectivec/objc_registerclasspair(_:)).
public func objc_registerClassPair(_ cls: AnyClass) { windfallUnimplemented("objc_registerClassPair(_:)") }

/// See [objc_disposeClassPair](https://developer.apple.com/documentation/objectivec/objc_disposeclasspair(_:)).
public func objc_disposeClassPair(_ cls: AnyClass) { windfallUnimplemented("objc_disposeClassPair(_:)") }
