/// https://developer.apple.com/documentation/coredata/nsfetchrequestresult
///
/// A class, so that a request for any results and one for objects of a class are the same object.
public typealias NSFetchRequestResult = NSObject

/// The same as a protocol, which apps extend for objects of some classes; the lowering names it.
public protocol _NSFetchRequestResult: NSObject {}
