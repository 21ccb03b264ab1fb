extension NibValues {
  /// What the keyboard is like for a text field or text view.
  var inputTraits: NibValues? {
    element.child(key: "textInputTraits").map { NibValues(element: $0, nib: nib) }
  }

  var keyboardType: UIKeyboardType? {
    word(
      "keyboardType",
      [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ])
  }

  var returnKeyType: UIReturnKeyType? {
    word(
      "returnKeyType",
      [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
      ])
  }

  var autocapitalizationType: UITextAutocapitalizationType? {
    word(
      "autocapitalizationType",
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
  }

  var spellCheckingType: UITextSpellCheckingType? {
    word("spellCheckingType", ["default": .default, "no": .no, "yes": .yes])
  }

  var keyboardAppearance: UIKeyboardAppearance? {
    word("keyboardAppearance", ["default": .default, "alert": .dark, "dark": .dark, "light": .light])
  }

  var dataDetectorTypes: UIDataDetectorTypes? {
    guard let types = element.child(key: "dataDetectorTypes") else { return nil }
    let names: KeyValuePairs<String, UIDataDetectorTypes> = [
      "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
    ]
    return names.reduce(into: []) { result, type in
      if types[type.key] == "YES" { result.insert(type.value) }
    }
  }

  var autocorrectionType: UITextAutocorrectionType? {
    word("autocorrectionType", ["default": .default, "no": .no, "yes": .yes])
  }
}
