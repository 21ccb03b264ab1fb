import Contacts
import Testing

@Suite struct CNContactsUserDefaultsTests {
  @Test("The country is that of the current locale, in small letters")
  func country() {
    let country = CNContactsUserDefaults.shared().countryCode
    #expect(country == country.lowercased() && country == (Locale.current as NSLocale).countryCode?.lowercased() ?? "")
  }
}
