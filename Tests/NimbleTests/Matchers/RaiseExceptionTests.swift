import FoundationOverlay
import Nimble
import Testing

struct RaiseExceptionTests {
  private let exception = NSException(name: NSExceptionName("Late"), reason: "no time", userInfo: ["by": 3])

  @Test("Any exception, one of a name, with a reason, with information")
  func matching() {
    #expect(failures { expect { exception.raise() }.to(raiseException()) } == [])
    #expect(failures { expect { exception.raise() }.to(raiseException(named: "Late", reason: "no time")) } == [])
    #expect(
      failures { expect { exception.raise() }.to(raiseException(named: "Late", userInfo: ["by": 3])) } == [])
    #expect(failures { expect {}.toNot(raiseException(named: "Late")) } == [])
    #expect(failures { expect {}.to(raiseException()) } == ["expected to raise any exception, got no exception"])
    let found = failures {
      expect { exception.raise() }.to(raiseException(named: "Early"))
      expect { exception.raise() }.to(raiseException(reason: "much time"))
      expect { exception.raise() }.to(raiseException(named: "Late", userInfo: ["by": 4]))
    }
    #expect(found.count == 3)
    #expect(
      found.first?.hasPrefix(
        "expected to raise exception with name <Early>, got NSException { name=NSExceptionName(_rawValue: Late), ")
        == true)
    #expect(found.first?.contains("reason='no time', userInfo=") == true)
  }

  @Test("The closure's expectations count")
  func closure() {
    #expect(
      failures { expect { exception.raise() }.to(raiseException { expect($0.reason).to(equal("no time")) }) } == [])
    let found = failures {
      expect { exception.raise() }.to(raiseException { expect($0.reason).to(equal("much time")) })
    }
    #expect(found.count == 2)
    #expect(found.last?.hasPrefix("expected to raise exception that satisfies block, got NSException") == true)
  }

  @Test("An error is not an exception")
  func errors() {
    struct Stop: Error {}
    #expect(failures { expect { throw Stop() }.to(raiseException()) } == ["unexpected error thrown: <Stop()>"])
  }

  @Test("A capture hands the exception over, and ends with its last closure")
  func capture() {
    var steps: [String] = []
    let capture = NMBExceptionCapture(handler: { steps.append($0.name.rawValue) }, finally: { steps.append("end") })
    capture.tryBlock { exception.raise() }
    capture.tryBlock { steps.append("calm") }
    #expect(steps == ["Late", "end", "calm", "end"])
  }
}
