import Observation
import UIKit

enum Kind { case plain, fancy }

func describe(_ kind: Kind, times: Int) -> String {  // = 3
  defer {  // = 3
    done()  // = 3
  }  // = 3
  switch kind {  // = 3
  case .plain where times > 1: return "many"  // = 3
  case .plain: return "plain"  // = 3
  case .fancy:  // = 3
    return "fancy"  // = 1
  }  // = 3
}  // = 3

private func done() {}  // = 5

#if DEBUG
  func isDebugging() -> Bool { true }  // = 1
#else
  func isDebugging() -> Bool { false }
#endif

struct Box<Value: Equatable> {
  var value: Value

  func isSame(as other: Value) -> Bool {  // = 2
    value == other  // = 2
  }  // = 2

  var text: String { "\(value)" }  // = 0
}

extension Array where Element == Int {
  var doubled: [Int] {  // = 1
    map { number in  // = 4
      number * 2  // = 4
    }  // = 4
  }  // = 1

  func largest() -> Int? {  // = 0
    self.max()  // = 0
  }  // = 0
}

// The macro moves the observer into code of its own, which is not counted, as in Xcode.
@Observable final class Model {
  var count = 0 {  // = 1
    didSet {
      if count > 1 {
        log = "more"
      }
    }
  }
  private(set) var log = ""  // = 1
}

final class Target: NSObject {
  private(set) var calls = 0  // = 1
  @objc dynamic var title = ""  // = 1
  @objc weak var next: Target?

  @objc func call() { calls += 1 }  // = 1

  @objc func neverCalled() {  // = 0
    calls = -1  // = 0
  }  // = 0

  func perform() -> Int {  // = 1
    let button = UIButton()  // = 1
    button.addTarget(self, action: #selector(call), for: .touchUpInside)  // = 1
    button.sendActions(for: .touchUpInside)  // = 1
    return calls  // = 1
  }  // = 1
}

func checked(_ text: String) throws -> Int {  // = 2
  guard let number = Int(text) else {  // = 2
    throw CocoaError(.formatting)  // = 1
  }  // = 1
  let ways = [number > 0 ? "up" : "down", number > 100 ? "far" : "near"]  // = 1
  for _ in ways {  // = 2
    done(); _ = number  // = 2
  }  // = 2
  return number  // = 1
}  // = 2
