//: A page without tests.
import Foundation
import PlaygroundSupport
import UIKit

if let file = Bundle.main.url(forResource: "words", withExtension: "txt") {
  print("the words are \(try String(contentsOf: file, encoding: .utf8))", terminator: "")
}

class ScreenController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("the screen has appeared")
  }
}

PlaygroundPage.current.liveView = ScreenController()
