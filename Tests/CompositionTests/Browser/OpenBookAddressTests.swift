import BookApplication
import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import System
import TestSupport
import Testing
import WireTestSupport

/// Addresses of a session: the one that opens it, and one whose answer is made when it is asked for.
@Suite struct OpenBookAddressTests {
  @Test func aSpentAddressLeadsTheBrowserThatUsedItBackIn() throws {
    let book = try OpenBook()
    let cookie = try #require(book.cookie)
    #expect(cookie.contains("Path=/open") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
    let own = String(cookie.prefix { $0 != ";" })
    func again(_ path: String, _ cookie: String) -> OpenBook.Answer {
      OpenBook.answer(
        book.port, "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(book.port)\r\nCookie: \(cookie)\r\n\r\n")
    }
    #expect(again(book.opening, "a=b; \(own)").location == book.prefix + "/screen")
    #expect(again(book.opening, own.dropLast() + "x").status == 403)
    #expect(again("/open/0123456789abcdef0123456789abcdef", own).status == 403)
  }

  @Test func anAddressThatLeadsNowhereSuggestsScreens() throws {
    let book = try OpenBook()
    let page = book.get(book.prefix + "/screen/swimming/record")
    #expect(page.status == 404 && page.body.contains("Isn’t in the Book") && page.body.contains("type=\"search\""))
    #expect(
      page.body.contains("href=\"\(book.prefix)/screen/swimming/records\"") && page.body.contains("#figure.pool.swim"))
    #expect(page.body.components(between: "<a class=\"row\"", and: ">").count == 3)
  }

  /// A phone takes the icon only as PNG.
  @Test func theIconForPhonesIsAPicture() throws {
    let book = try OpenBook()
    let icon = book.get(book.prefix + "/touch-icon.png")
    #expect(icon.field("Content-Type") == "image/png" && icon.body.contains("IHDR") && icon.body.contains("IEND"))
    #expect(book.show("recordbook://").body.contains("rel=\"apple-touch-icon\" href=\"\(book.prefix)/touch-icon.png\""))
    #expect(book.get(book.prefix + "/manifest.json").body.contains("touch-icon.png"))
  }

  @Test func theSoundOfAChartIsMadeWhenSomebodyListens() throws {
    let book = try OpenBook()
    let log = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE
      2025-01-06 18:00:00,Evening,1h,Squat (Barbell),1,100,5,0,0,
      2025-01-13 18:00:00,Evening,1h,Squat (Barbell),1,110,5,0,0,

      """
    let path = book.folder.path + "/log.csv"
    try OpenFiles.write(Array(log.utf8), to: path)
    _ = try book.app.call(method: "book.importFiles", json: Array(#"{"paths":["\#(path)"],"unit":"kg"}"#.utf8))
    let page = book.show("recordbook://strength/profile").body
    let address = try #require(page.components(between: "src=\"\(book.prefix)/file/strength/volume.", and: "\"").first)
    #expect(!page.contains("data:audio"))
    let sound = book.get(book.prefix + "/file/strength/volume." + address)
    #expect(sound.status == 200 && sound.field("Content-Type") == "audio/wav" && sound.body.hasPrefix("RIFF"))
  }
}
