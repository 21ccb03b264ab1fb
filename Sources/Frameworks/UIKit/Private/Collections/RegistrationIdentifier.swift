/// Makes the reuse identifiers of registrations, which tell them apart.
@MainActor enum RegistrationIdentifier {
  private static var count = 0

  static func next(_ viewClass: AnyClass) -> String {
    count += 1
    return "\(viewClass) \(count)"
  }
}
