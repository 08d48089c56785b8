import DesignSystem
import KernelPresentation
import SwimmingDomain
import SwimmingPresentation
import Testing

@testable import Composition

struct StrokeDrawingsTests {
  @Test func eachStrokeHasAPictureOfItsOwn() {
    let strokes: [StrokeStyle] = [.freestyle, .backstroke, .breaststroke, .butterfly, .mix, .unknown]
    let drawings = strokes.compactMap { App.drawings[$0.icon.name] }
    #expect(drawings.count == strokes.count)
    #expect(Set(drawings).count == strokes.count)
  }
}
