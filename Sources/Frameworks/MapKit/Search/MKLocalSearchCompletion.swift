/// See [MKLocalSearchCompletion](https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion).
///
/// None is found.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }

  open var subtitle: String { "" }
}
