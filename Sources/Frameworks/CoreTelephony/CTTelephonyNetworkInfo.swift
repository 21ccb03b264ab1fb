/// See [CTTelephonyNetworkInfo](https://developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo).
///
/// There is no network.
open class CTTelephonyNetworkInfo: NSObject {
  public override init() { super.init() }

  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }

  open var subscriberCellularProvider: CTCarrier? { nil }

  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }

  open var currentRadioAccessTechnology: String? { nil }
}
