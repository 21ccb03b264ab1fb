/// One value that was set, in front of those set further out.
class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  init(_ key: ObjectIdentifier, _ next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }
}
