import Foundation
import Testing
import XCTest

@_spi(Windfall) @testable import XCTestOverlay

@Suite("Additions to XCTest", .serialized)
@MainActor
struct OverlayTests {
  private final class Failing: Error {}

  private var testCase: XCTestCase { XCTestCase(name: "test") { _ in } }

  @Test("Activities nest, and end also when their block throws")
  func activities() {
    let recorder = Recorder.record {
      let value = XCTContext.runActivity(named: "outer") { outer in
        try? XCTContext.runActivity(named: "inner") { _ in throw Failing() }
        return outer.name
      }
      #expect(value == "outer")
    }
    #expect(recorder.events == ["begin outer", "begin inner", "end inner", "end outer"])
  }

  @Test("A test that asks for time gets it in whole minutes, until the next test")
  func timeAllowance() {
    let test = testCase
    CurrentTest.testCase = test
    let recorder = Recorder.record {
      test.executionTimeAllowance = 61
      #expect(test.executionTimeAllowance == 120)
      test.executionTimeAllowance = 0
      #expect(test.executionTimeAllowance == 60)
    }
    CurrentTest.testCase = nil
    #expect(recorder.events == ["allow 120.0", "allow 60.0"])
    #expect(test.executionTimeAllowance > 120)
  }

  @Test("An activity that waits ends when its block does")
  func asynchronousActivity() async {
    let recorder = Recorder()
    CurrentTest.recorder = recorder
    defer { CurrentTest.recorder = nil }
    let value = await XCTContext.runActivity(named: "slow") { activity in
      await Task.yield()
      activity.add(XCTAttachment(data: Data([1])))
      return 4
    }
    #expect(value == 4)
    #expect(recorder.events == ["begin slow", "attach  public.data 1", "end slow"])
  }

  @Test("An archived object can be read again")
  func archive() throws {
    let attachment = XCTAttachment(archivableObject: NSArray(array: ["a", "b"]))
    let object = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [NSArray.self, NSString.self], from: attachment.payload)
    #expect(object as? [String] == ["a", "b"])
  }

  @Test("The processor time of one thread leaves the others out")
  func threadTime() throws {
    let metrics = [XCTCPUMetric(), XCTCPUMetric(limitingToCurrentThread: true)]
    metrics.forEach { $0.willBeginMeasuring() }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = (0..<200_000).map { String($0) }
      done.signal()
    }
    done.wait()
    metrics.forEach { $0.didStopMeasuring() }
    let now = XCTPerformanceMeasurementTimestamp()
    let seconds = try metrics.flatMap { try $0.reportMeasurements(from: now, to: now) }.map(\.doubleValue)
    #expect(seconds.count == 2 && seconds[0] > seconds[1] && seconds[1] >= 0)
  }

  @Test("The figures of another process are those that the kernel has; one that is gone has none")
  func otherProcess() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/cat")
    let input = Pipe()
    process.standardInput = input
    try process.run()
    let figures = ProcessFigures { process.processIdentifier }
    #expect(figures.physicalMemory > 0 && figures.physicalMemory < ProcessFigures(process: nil).physicalMemory)
    #expect(figures.processorTime >= 0)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(figures.physicalMemory.isNaN && figures.processorTime.isNaN)
    #expect(ProcessFigures { nil }.bytesWritten.isNaN)
  }

  @Test("Attachments reach the recorder from tests and activities")
  func attachments() {
    let recorder = Recorder.record {
      let attachment = XCTAttachment(string: "äb")
      attachment.name = "note"
      attachment.lifetime = .keepAlways
      testCase.add(attachment)
      XCTContext.runActivity(named: "a") { $0.add(XCTAttachment(data: Data([1, 2]))) }
    }
    #expect(recorder.events == ["attach note public.plain-text 3", "begin a", "attach  public.data 2", "end a"])
  }

  @Test("An attachment that cannot be made fails the test at its method")
  func badAttachments() {
    let recorder = Recorder.record {
      _ = XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/nowhere/file"))
      _ = XCTAttachment(plistObject: Failing())
    }
    #expect(recorder.events.count == 2)
    #expect(recorder.events[0].hasPrefix("failure Failed to attach the file /nowhere/file"))
    #expect(recorder.events[0].hasSuffix("at Test.swift:7"))
    #expect(recorder.events[1].hasPrefix("failure Failed to attach the property list"))
  }

  @Test("A measured block runs once to warm up and five times for the record")
  func measuring() {
    var runs = 0
    let recorder = Recorder.record {
      testCase.measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()]) { runs += 1 }
    }
    #expect(runs == 6)
    #expect(recorder.measurements["Clock Monotonic Time in s"]?.count == 5)
    #expect(recorder.measurements["Clock Monotonic Time in s"]?.allSatisfy { $0 >= 0 } == true)
    #expect(recorder.measurements["CPU Time in s"]?.count == 5)
    #expect(recorder.measurements["Memory Peak Physical in kB"]?.allSatisfy { $0 > 0 } == true)
    #expect(recorder.measurements["Disk Logical Writes in kB"]?.count == 5)
  }

  @Test("A block without metrics is measured by the clock, however its times vary")
  func plainMeasuring() {
    var rounds = 0
    let test = testCase
    let recorder = Recorder.record {
      test.measure {
        rounds += 1
        if rounds % 2 == 0 { _ = (0..<20000).map { String($0) } }
      }
      test.measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) { test.startMeasuring() }
      test.measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {
        test.startMeasuring()
        test.stopMeasuring()
      }
    }
    #expect(rounds == 6)
    #expect(recorder.measurements["Clock Monotonic Time in s"]?.count == 5)
    #expect(recorder.events.isEmpty)
  }

  @Test("A class's own metrics and options are those of its measurements")
  func ownDefaults() {
    final class Own: XCTestCase, OverridesDefaultMetrics, OverridesDefaultMeasureOptions {
      class var defaultMetrics: [any XCTMetric] { super.defaultMetrics + [XCTCPUMetric()] }
      class var defaultMeasureOptions: XCTMeasureOptions {
        let options = super.defaultMeasureOptions
        options.iterationCount = 2
        return options
      }
    }
    let test: XCTestCase = Own(name: "test") { _ in }
    let recorder = Recorder.record { test.measure {} }
    #expect(recorder.measurements.mapValues(\.count) == ["Clock Monotonic Time in s": 2, "CPU Time in s": 2])
  }

  @Test("Only the block of a measurement starts and stops it")
  func unmeasured() {
    let test = testCase
    let recorder = Recorder.record {
      test.startMeasuring()
      test.stopMeasuring()
    }
    #expect(recorder.events.map { $0.contains("outside of the block of measure") } == [true, true])
  }

  @Test("Options give the number of iterations and who starts and stops")
  func options() {
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    let test = testCase
    let recorder = Recorder.record {
      test.measure(options: options) {
        test.startMeasuring()
        test.stopMeasuring()
      }
    }
    #expect(recorder.measurements["Clock Monotonic Time in s"]?.count == 2)
    #expect(recorder.events.isEmpty)
  }

  @Test("To stop without having started, and to measure while measuring, are failures")
  func wrongMeasuring() {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    options.invocationOptions = .manuallyStart
    let test = testCase
    let recorder = Recorder.record {
      test.measure(options: options) {}
      test.measure(options: XCTMeasureOptions()) { test.measure(options: options) {} }
    }
    #expect(recorder.events.contains { $0.contains("stopMeasuring was called before startMeasuring") })
    #expect(recorder.events.contains { $0.contains("inside the block of another measure") })
  }

  @Test("A metric that fails is a failure of the test")
  func failingMetric() {
    final class Broken: NSObject, XCTMetric {
      func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
      ) throws -> [XCTPerformanceMeasurement] { throw Failing() }
    }
    let recorder = Recorder.record { testCase.measure(metrics: [Broken()]) {} }
    #expect(recorder.events.first?.contains("Broken could not measure") == true)
  }

  @Test("A failure has the place of its call, or else that of the test method")
  func places() {
    let recorder = Recorder.record {
      CurrentTest.record("a", file: "Other.swift", line: 3)
      CurrentTest.record("b")
    }
    #expect(recorder.events == ["failure a at Other.swift:3", "failure b at Test.swift:7"])
  }
}
