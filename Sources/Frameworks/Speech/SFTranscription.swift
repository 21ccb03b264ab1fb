/// See [SFTranscription](https://developer.apple.com/documentation/speech/sftranscription). There is none but in results that nobody makes.
open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String

  init(formattedString: String) {
    self.formattedString = formattedString
    super.init()
  }
}
