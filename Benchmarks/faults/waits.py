"""Expectations, skips and expected failures of XCTest, used as they should not be."""

from batches import FAILS, RUNS, SKIPS, batch, case, test

EXPECT = 'let e = expectation(description: "e"); '
WAIT = "wait(for: [e], timeout: 0.2)"
WAITS = {
    "twice": test(EXPECT + "e.fulfill(); e.fulfill(); " + WAIT, "multiple calls"),
    "twice-forgiven": test(EXPECT + "e.assertForOverFulfill = false; e.fulfill(); e.fulfill(); " + WAIT, "", RUNS),
    "twice-asserted": test(EXPECT + "e.assertForOverFulfill = true; e.fulfill(); e.fulfill(); " + WAIT, "multiple"),
    "twice-made-by-hand": test('let e = XCTestExpectation(description: "e"); e.fulfill(); e.fulfill(); ' + WAIT, "",
                               RUNS),
    "after-wait": test(EXPECT + "e.fulfill(); " + WAIT + "; e.fulfill()", "multiple calls"),
    "counted": test(EXPECT + "e.expectedFulfillmentCount = 2; e.fulfill(); e.fulfill(); " + WAIT, "", RUNS),
    "counted-more": test(EXPECT + "e.expectedFulfillmentCount = 2; for _ in 0..<3 { e.fulfill() }; " + WAIT,
                         "multiple"),
    "counted-less": test(EXPECT + "e.expectedFulfillmentCount = 2; e.fulfill(); " + WAIT, "exceeded|Asynchronous"),
    "inverted": test(EXPECT + "e.isInverted = true; " + WAIT, "", RUNS),
    "inverted-fulfilled": test(EXPECT + "e.isInverted = true; e.fulfill(); " + WAIT, "nverted|nfulfilled|e"),
    "never": test(EXPECT + WAIT, "exceeded|Asynchronous"),
    "unwaited": test(EXPECT + "e.fulfill()", "", FAILS),
    "waited-twice": test(EXPECT + "e.fulfill(); " + WAIT + "; " + WAIT, "", FAILS),
    "queue": test(EXPECT + "DispatchQueue.global().async { e.fulfill(); e.fulfill() }; " + WAIT
                  + "; Thread.sleep(forTimeInterval: 0.1)", "multiple"),
    "waitForExpectations": test(EXPECT + "e.fulfill(); e.fulfill(); waitForExpectations(timeout: 0.2)", "multiple"),
    "async": (case("func testA() async { " + EXPECT + "e.fulfill(); e.fulfill(); await fulfillment(of: [e], "
                   "timeout: 0.2) }"), {"$/testA": "failed: multiple"}),
    "notification": test('let n = Notification.Name("$"); let e = expectation(forNotification: n, object: nil); '
                         "NotificationCenter.default.post(name: n, object: nil); e.fulfill(); " + WAIT, "multiple"),
    "notification-once": test('let n = Notification.Name("$"); let e = expectation(forNotification: n, object: '
                              "nil); NotificationCenter.default.post(name: n, object: nil); " + WAIT, "", RUNS),
    "order": test(EXPECT + 'let f = expectation(description: "f"); f.fulfill(); e.fulfill(); wait(for: [e, f], '
                  "timeout: 0.2, enforceOrder: true)", "", FAILS),
    "stop-after-failure": test('continueAfterFailure = false; XCTFail("one"); fatalError("two")', "one"),
    "expected-failure-missing": test('XCTExpectFailure("mine") {}', "mine|xpected"),
    "expected-failure": test('XCTExpectFailure("mine") { XCTFail() }', "", RUNS),
    "skip": test('throw XCTSkip("why")', "", SKIPS),
    "skip-unless": test('try XCTSkipUnless(false, "why")', "", SKIPS),
    "unwrap": test("let a: Int? = nil; _ = try XCTUnwrap(a)", "XCTUnwrap"),
    "fail-then-skip": test('XCTFail("mine"); throw XCTSkip("why")', "mine"),
    "invoke-nothing": test("XCTFail()", "", RUNS, "override func invokeTest() {}"),
    "record-swallowed": test("XCTFail()", "", RUNS, "override func record(_ issue: XCTIssue) {}"),
}


def faults(_):
    yield from batch("waits", WAITS)
