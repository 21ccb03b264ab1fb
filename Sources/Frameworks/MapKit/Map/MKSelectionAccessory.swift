/// See [MKSelectionAccessory](https://developer.apple.com/documentation/mapkit/mkselectionaccessory).
///
/// None is shown: a map has neither items nor features that could be selected.
open class MKSelectionAccessory: NSObject {
  let style: MapItemDetailPresentationStyle

  init(_ style: MapItemDetailPresentationStyle) {
    self.style = style
    super.init()
  }

  open class func mapItemDetail(_ presentationStyle: MapItemDetailPresentationStyle) -> MKSelectionAccessory {
    MKSelectionAccessory(presentationStyle)
  }

  /// See [MKSelectionAccessory.MapItemDetailPresentationStyle](https://developer.apple.com/documentation/mapkit/mkselectionaccessory/mapitemdetailpresentationstyle).
  open class MapItemDetailPresentationStyle: NSObject {
    /// See [MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle](https://developer.apple.com/documentation/mapkit/mkselectionaccessory/mapitemdetailpresentationstyle/calloutstyle).
    public enum CalloutStyle: Int, Sendable {
      case automatic, full, compact
    }

    enum Kind {
      case automatic(UIViewController?), callout(CalloutStyle), sheet(UIViewController), openInMaps
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    public static func automatic(
      presentationViewController: UIViewController? = nil
    ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle(.automatic(presentationViewController)) }

    open class var callout: MapItemDetailPresentationStyle { callout(.automatic) }

    public static func callout(_ style: CalloutStyle = .automatic) -> MapItemDetailPresentationStyle {
      MapItemDetailPresentationStyle(.callout(style))
    }

    open class func sheet(presentedFrom viewController: UIViewController) -> MapItemDetailPresentationStyle {
      MapItemDetailPresentationStyle(.sheet(viewController))
    }

    open class var openInMaps: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle(.openInMaps) }
  }
}
