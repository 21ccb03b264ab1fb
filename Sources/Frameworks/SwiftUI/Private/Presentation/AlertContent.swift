import UIKit

/// What an alert or action sheet says and offers.
@MainActor
struct AlertContent {
  var style = UIAlertController.Style.alert
  var title: String?
  /// A view whose texts are the message.
  var message: AnyView?
  /// A view whose buttons are the actions.
  var actions: AnyView?
}
