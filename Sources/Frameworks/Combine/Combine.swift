import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

/// Does not compile when OpenCombine has been built beside an earlier build of this module: it then takes it for Apple's
/// and leaves its conformances out. Remove `Modules/Combine.swiftmodule` from the folder of the build and build again.
private var schedulers: [any Scheduler.Type] { [DispatchQueue.self, OperationQueue.self, RunLoop.self] }
