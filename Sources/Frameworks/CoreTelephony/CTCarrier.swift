/// See [CTCarrier](https://developer.apple.com/documentation/coretelephony/ctcarrier).
///
/// There is none.
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }

  open var mobileCountryCode: String? { nil }

  open var mobileNetworkCode: String? { nil }

  open var isoCountryCode: String? { nil }

  open var allowsVOIP: Bool { false }
}
