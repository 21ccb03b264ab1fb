/// See [CNContactSortOrder](https://developer.apple.com/documentation/contacts/cncontactsortorder).
public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}
