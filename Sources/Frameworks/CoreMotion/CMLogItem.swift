/// See [CMLogItem](https://developer.apple.com/documentation/coremotion/cmlogitem).
open class CMLogItem: NSObject {
  open private(set) var timestamp: TimeInterval = 0
}
