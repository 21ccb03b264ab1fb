/// See [CNEntityType](https://developer.apple.com/documentation/contacts/cnentitytype).
public enum CNEntityType: Int, Sendable {
  case contacts
}
