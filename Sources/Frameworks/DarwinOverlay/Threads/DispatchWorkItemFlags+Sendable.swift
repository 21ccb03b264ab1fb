import Dispatch

// Values, as they are on Darwin.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}
extension DispatchQueue.Attributes: @retroactive @unchecked Sendable {}
extension DispatchQueue.AutoreleaseFrequency: @retroactive @unchecked Sendable {}
