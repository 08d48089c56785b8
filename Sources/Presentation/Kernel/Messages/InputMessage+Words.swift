package import KernelApplication
import KernelDomain

extension InputMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchMethod(let name, let methods):
      localizer.localized(
        cs: "metoda „\(name)“ neexistuje", en: "there is no method \"\(name)\"",
        hint: localizer.choice(methods, like: name, all: "call"))
    case .parametersByName:
      localizer.localized(
        cs: "parametry se zadávají jmény, jako objekt", en: "parameters are taken by name, as an object")
    case .noSuchScreen(let address, let patterns):
      localizer.localized(
        cs: "obrazovka „\(address)“ neexistuje", en: "there is no screen \"\(address)\"",
        hint: localizer.choice(patterns, like: address, all: "show"))
    case .noSuchPart(let text, let route, let name):
      localizer.localized(
        cs: "„\(text)“ v \(route) nejde použít jako \(name)", en: "\"\(text)\" in \(route) is not a valid \(name)")
    case .noSuchChoice(let name, let route):
      localizer.localized(cs: "\(route) nemá volbu „\(name)“", en: "\(route) takes no \"\(name)\"")
    case .screenRefused(let route, let device):
      localizer.localized(
        cs:
          "\(route) se neukáže: má \(ScreenPolicy.name(of: device, .cs)), a to tato část knihy slíbila neukazovat nikdy",
        en: "\(route) is not shown: it has \(ScreenPolicy.name(of: device, .en)), which this part of the book promises "
          + "never to show")
    case .noPicture(let route):
      localizer.localized(
        cs: "\(route) nemá čísla, která by obrázek ukázal", en: "\(route) has no figures for a picture to show",
        hint: localizer.say(
          cs: "Zvolte obrazovku běhu, tréninku nebo rekordu.", en: "Choose the screen of a run, a workout or a record.")
      )
    case .noMonth(let text):
      localizer.localized(
        cs: text.map { "měsíc „\($0)“ neexistuje" } ?? "to není měsíc",
        en: text.map { "there is no month \"\($0)\"" } ?? "that is not a month",
        hint: localizer.say(cs: "Zadejte ho jako 2025-03.", en: "Give it as 2025-03."))
    case .noClock(let text):
      localizer.localized(
        cs: "hodiny nemohou začít od „\(text)“", en: "no clock can begin at \"\(text)\"",
        hint: localizer.say(
          cs: "Zadejte čas v UTC od roku 1970 do 2262 a třeba rychlost 0 až 86400: 2026-06-21T03:00:00Z x600",
          en: "Give a time in UTC from 1970 to 2262 and perhaps a rate from 0 to 86400: 2026-06-21T03:00:00Z x600"))
    case .inputNotUTF8:
      localizer.localized(
        cs: "vstup není v UTF-8", en: "the input is not UTF-8",
        hint: localizer.say(
          cs: "Nastavte terminál nebo program, který ho posílá, na UTF-8.",
          en: "Set the terminal, or the program that sends it, to UTF-8."))
    case .dayOutside(let day, let first, let last):
      localizer.localized(
        cs: "den \(day) je mimo rozmezí \(first) až \(last)", en: "the day \(day) is not within \(first) to \(last)",
        hint: localizer.say(cs: "Zadejte den z toho rozmezí.", en: "Give a day within that."))
    case .noSuchZone(let name):
      localizer.localized(
        cs: "časové pásmo „\(name)“ neexistuje", en: "there is no time zone \"\(name)\"",
        hint: localizer.say(cs: "Zadejte ho jako Europe/Prague.", en: "Give it as Europe/Prague."))
    case .noNumber(let text):
      localizer.localized(cs: "„\(text)“ není číslo", en: "\"\(text)\" is not a number")
    case .noDuration(let text):
      localizer.localized(
        cs: "„\(text)“ nejde přečíst jako doba", en: "\"\(text)\" is not a duration",
        hint: localizer.say(cs: "Zadejte ji jako 2:00 nebo 90 s.", en: "Give it as 2:00 or 90 s."))
    case .noCoordinates(let text):
      localizer.localized(
        cs: "„\(text)“ není šířka a délka", en: "\"\(text)\" is not a latitude and longitude",
        hint: localizer.say(cs: "Zadejte je jako 50.08, 14.43.", en: "Give them as 50.08, 14.43."))
    case .noFileChosen:
      localizer.localized(
        cs: "není vybraný žádný soubor", en: "no file was chosen",
        hint: localizer.say(cs: "Vyberte soubor.", en: "Choose a file."))
    case .pathTooLong(let bytes, let most):
      localizer.localized(
        cs: "cesta má \(bytes) bajtů a systém bere nejvýš \(most)",
        en: "the path has \(bytes) bytes, and the system takes at most \(most)")
    case .pathNotAbsolute(let path):
      localizer.localized(
        cs: "„\(path)“ není úplná cesta: musí začínat /, protože služba pracuje ve vlastní složce",
        en:
          "\"\(path)\" is not an absolute path: it has to begin with /, since the service works in a folder of its own")
    case .nameBytes(let found, let most):
      localizer.localized(
        cs: "jméno má \(found) bajtů, vejde se nejvýš \(most) znaků",
        en: "the name has \(found) bytes, at most \(most) characters are kept", hint: InputMessage.shorter(localizer))
    case .nameCharacters(let found, let most):
      localizer.localized(
        cs: "jméno má \(found) znaků, vejde se nejvýš \(most)",
        en: "the name has \(found) characters, at most \(most) are kept", hint: InputMessage.shorter(localizer))
    case .nameControlCharacters:
      localizer.localized(
        cs: "text obsahuje skryté znaky, které mění řádek nebo směr písma",
        en: "the text has hidden characters that break the line or turn its order",
        hint: localizer.say(cs: "Napište ho znovu, bez nich.", en: "Write it again without them."))
    case .noSuchSetting: localizer.localized(cs: "takové nastavení není", en: "there is no such setting")
    case .settingIsSwitch: localizer.localized(cs: "je to přepínač", en: "it is a switch")
    case .settingIsChoices:
      localizer.localized(
        cs: "bere některá z několika slov, mezi nimi čárky", en: "it takes some of a few words, with commas between")
    case .settingIsChoice: localizer.localized(cs: "bere jedno z několika slov", en: "it takes one of a few words")
    case .settingIsNumber(let least, let most):
      localizer.localized(
        cs: "bere celé číslo od \(least) do \(most)", en: "it takes a whole number from \(least) to \(most)")
    case .settingIsOfForm(let example):
      localizer.localized(
        cs: "čeká se text jako „\(example)“ nebo nic", en: "it takes a text such as \"\(example)\", or none")
    case .settingIsStartDay:
      localizer.localized(
        cs: "bere on, off nebo den, od kterého platí", en: "it takes on, off, or the day on which it begins")
    case .settingIsText(let most):
      localizer.localized(
        cs: "bere text o nejvýše \(most) znacích", en: "it takes a text of at most \(most) characters",
        hint: InputMessage.shorter(localizer))
    }
  }

  private static func shorter(_ localizer: MessageLocalizer) -> String {
    localizer.say(cs: "Zadejte kratší.", en: "Give a shorter one.")
  }
}
