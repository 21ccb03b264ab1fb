/// A protocol as doubles of it are written.
struct DoubledProtocol {
  struct AssociatedType {
    var name: String
    /// `: Hashable`, or nothing.
    var inheritance: String
  }

  var name: String
  /// `public `, `package `, `fileprivate ` or nothing.
  var access: String
  /// Global actors and availability.
  var attributes: String
  var associatedTypes: [AssociatedType]
  /// The requirements of all associated types' `where` clauses.
  var associatedWhere: [String]
  var isSendable: Bool
  /// Whether a conforming class must be a subclass of `NSObject`.
  var needsObject: Bool
  var members: [DoubledMember]

  /// Members of a double can be seen where the protocol can.
  var memberAccess: String { access == "fileprivate " ? "" : access }

  var requiresPlainInitializer: Bool {
    members.contains { $0.form == .initializer && $0.parameters.isEmpty }
  }
}
