/// See [BGTaskRequest](https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest).
open class BGTaskRequest: NSObject {
  open private(set) var identifier: String
  open var earliestBeginDate: Date?

  init(named identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
