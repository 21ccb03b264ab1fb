/// See [sel_registerName](https://developer.apple.com/documentation/objectivec/sel_registername(_:)).
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// See [sel_getUid](https://developer.apple.com/documentation/objectivec/sel_getuid(_:)).
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { sel_registerName(str) }

/// See [sel_isEqual](https://developer.apple.com/documentation/objectivec/sel_isequal(_:_:)).
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }
