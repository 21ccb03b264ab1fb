import Foundation
@_spi(Windfall) import FoundationOverlay
import Testing

struct NSExceptionTests {
  private let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 7])

  @Test("What is raised is caught by the closure around it, whose rest is left out")
  func raising() {
    var steps: [String] = []
    let caught = NSException.catching {
      steps.append("before")
      exception.raise()
      steps.append("after")
    }
    #expect(caught === exception)
    #expect(caught?.name.rawValue == "NSRangeException")
    #expect(caught?.userInfo?["index"] as? Int == 7)
    #expect("\(exception)" == "too far")
    #expect(steps == ["before"])
    #expect(NSException.catching {} == nil)
  }

  @Test("The innermost closure catches, and only while it runs")
  func nesting() {
    #expect(!NSException.isCaught)
    var inner: NSException?
    let outer = NSException.catching {
      inner = NSException.catching {
        #expect(NSException.isCaught)
        withVaList([3, 4]) { NSException.raise(.genericException, format: "%d of %d", arguments: $0) }
      }
      exception.raise()
    }
    #expect(inner?.reason == "3 of 4")
    #expect(outer === exception)
    #expect(!NSException.isCaught)
  }
}
