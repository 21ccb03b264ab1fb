import UIKit

/// Where a container puts one item, and what it proposed to it.
struct Placement {
  var rect: CGRect
  var proposal: ProposedViewSize
}
