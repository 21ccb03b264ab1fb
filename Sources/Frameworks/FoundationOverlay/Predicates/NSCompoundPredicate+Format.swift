import CFoundationOverlay
import Foundation
import WindfallCore

@_silgen_name("windfall_compound_predicate_methods") private func methods() -> UnsafePointer<windfall_method>?

/// On Linux, a compound predicate does not say what it is made of.
extension NSCompoundPredicate {
  @_silgen_name("windfall_compound_predicate_format")
  @_spi(Windfall) public func appleFormat() -> String {
    if let condition { return condition.description }
    let parts = subpredicates.map { part in
      part is NSCompoundPredicate ? "(\(part.description))" : part.condition?.description ?? part.description
    }
    switch compoundPredicateType {
    case .not: return "NOT " + (parts.first ?? "")
    case .and: return parts.joined(separator: " AND ")
    case .or: return parts.joined(separator: " OR ")
    }
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  MethodInterception.install(methods(), in: NSCompoundPredicate.self, prefix: "")
}
