import KernelPresentation
import TestSupport
import Testing

/// What pages about prayers take and save.
@Suite(.serialized)
struct OpenPrayerTests {
  /// They are one setting, which also names the prayers that are let through.
  @Test func quietHoursAreTwoTimes() throws {
    let book = try OpenBook(isEmpty: true)
    let (settings, key) = ("recordbook://prayer/settings", "settings.updateSettings#prayer.quiet")
    let page = book.show(settings)
    #expect(page.hidden("action").contains(key))
    #expect(book.press(key, on: page, at: settings, value: "22:30-06:00 fajr").status == 303)
    let rest = try #require(book.show(settings).hidden("rest").first)
    #expect(rest == " fajr")
    func send(_ from: String, _ to: String) -> OpenBook.Answer {
      book.post(
        book.prefix + "/screen/prayer/settings",
        [
          ("nonce", page.hidden("nonce").first ?? ""), ("action", key), ("from", from), ("to", to), ("rest", rest),
        ])
    }
    #expect(send("23:00", "05:30").status == 303)
    let changed = book.show(settings)
    #expect(changed.body.contains("value=\"23:00\"") && changed.body.contains("value=\"05:30\""))
    #expect(changed.hidden("rest") == [" fajr"] && changed.body.contains("id=\"quiet-fajr\""))
    let half = send("23:00", "")
    #expect(half.status == 422 && half.body.contains("value=\"23:00\""))
    #expect(send("", "").status == 303)
    #expect(book.show(settings).hidden("rest") == [""])
  }

  @Test func timesAndPrayersAreSavedAsTables() throws {
    let book = try OpenBook(isEmpty: true)
    let place = "recordbook://prayer/settings/place"
    #expect(book.press("prayer.setPlace#city", on: book.show(place), at: place, value: "Prague").status == 303)
    let page = book.show("recordbook://prayer/times?month=2026-11")
    let files = book.prefix + "/file/prayer/"
    #expect(page.body.contains("href=\"\(files)times-2026-11.csv\" download"))
    let times = book.get(files + "times-2026-11.csv")
    #expect(times.status == 200 && times.field("Content-Type") == "text/csv; charset=utf-8")
    #expect(times.body.hasPrefix("day,hijri,fajr,") && times.body.split(separator: "\r\n").count == 31)
    #expect(book.show("recordbook://prayer/settings").body.contains("href=\"\(files)prayers.csv\" download"))
    #expect(book.get(files + "prayers.csv").status == 200)
    for name in ["times-2026-13.csv", "times-.csv", "prayers.txt"] {
      #expect(book.get(files + name).status == 404)
    }
  }
}
