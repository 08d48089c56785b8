import KernelDomain
import SwimmingDomain
import Testing

@Suite struct CourseTests {
  @Test(arguments: [
    (4_995, "lcm"), (5_000, "lcm"), (5_005, "lcm"), (4_994, "other-49.94m"), (5_006, "other-50.06m"),
    (2_495, "scm"), (2_505, "scm"), (2_494, "other-24.94m"), (2_506, "other-25.06m"), (2_281, "scy"),
    (2_286, "scy"), (2_291, "scy"), (2_280, "other-22.8m"), (2_292, "other-22.92m"), (3_333, "other-33.33m"),
    (2_000, "other-20m"),
  ])
  func poolsMakeCourses(centimetres: Int, name: String) throws {
    let course = SwimCourse(try #require(PoolLength(centimetres: centimetres)))
    #expect(course.description == name)
    #expect(SwimCourse(name) == course)
  }

  @Test(arguments: ["", "LCM", "other-25m", "other-20.00m", "other-m", "other-4m", "other-20", "other-300m"])
  func otherNamesAreNone(name: String) {
    #expect(SwimCourse(name) == nil)
  }

  @Test func yardsAreForShortCourseYardsOnly() {
    #expect(SwimCourse.shortCourseYards.unit == .yard)
    #expect(SwimCourse.shortCourseMetres.unit == .metre)
    #expect(StandardDistances.all(.yard).map(\.amount) == [50, 100, 200, 300, 400, 500, 600, 1_000, 1_650])
    #expect(StandardDistances.all(.metre).map(\.amount) == [50, 100, 200, 300, 400, 500, 600, 800, 1_000, 1_500])
  }

  @Test func coursesAreOfferedInTheirOrder() throws {
    let names = ["other-33.33m", "scy", "other-20m", "scm", "lcm"]
    #expect(
      names.compactMap(SwimCourse.init).sorted().map(\.description) == [
        "lcm", "scm", "scy", "other-20m", "other-33.33m",
      ])
  }

  @Test func poolLengthsAreRoundedToCentimetres() {
    #expect(PoolLength(metres: 33.333_333)?.centimetres == 3_333)
    #expect(PoolLength(metres: 22.86)?.centimetres == 2_286)
    #expect(PoolLength(metres: 4.99) == nil)
    #expect(PoolLength(metres: 200.01) == nil)
    #expect(PoolLength(metres: .nan) == nil)
    #expect(PoolLength(metres: -25) == nil)
    #expect(PoolLength(centimetres: 2_280)?.metres == "22.8")
    #expect(PoolLength(centimetres: 2_205)?.metres == "22.05")
  }
}
