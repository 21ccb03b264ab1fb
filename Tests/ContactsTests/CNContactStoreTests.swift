import Contacts
import Testing

@Suite struct CNContactStoreTests {
  @Test("Access is denied, and nothing is fetched without")
  func denied() async {
    let store = CNContactStore()
    await #expect(throws: CNError(.authorizationDenied)) { try await store.requestAccess(for: .contacts) }
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
    #expect(throws: CNError.self) { try store.enumerateContacts(with: request) { _, _ in } }
  }

  @Test("Contacts that an app makes keep what they are given")
  func contact() {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
    let copy = contact.copy() as? CNContact
    contact.givenName = "Grace"
    #expect(copy?.givenName == "Ada" && copy?.phoneNumbers.first?.value.stringValue == "1")
  }
}
