extension Phrasebook {
  /// What goes wrong between a program and the service.
  static let service = Phrasebook(czech: [
    "service": "služba",
    "program": "program",
    "Start it: recordbook service start": "Spusťte ji: recordbook service start",
    "the service ended before it answered; whether it did what you asked is not known":
      "služba skončila, než odpověděla; zda udělala, co jste chtěli, není známo",
    "Look before you say the command again: what was done is there, and recordbook undo takes a correction back.":
      "Než příkaz zopakujete, podívejte se: co se stihlo, v knize je, a opravu vezme zpět recordbook undo.",
    "the service on * does not answer": "služba na * neodpovídá",
    "Nothing was changed. Start it anew: recordbook service restart --force":
      "Nic se nezměnilo. Spusťte ji znovu: recordbook service restart --force",
    "Start it anew: recordbook service restart": "Spusťte ji znovu: recordbook service restart",
    "a service (*) holds the book, but its socket is gone from *":
      "knihu drží služba (*), ale její soket zmizel z *",
    "a service (*) holds the book, but lets nobody in at *": "knihu drží služba (*), ale na * nikoho nepouští",
    "Start it anew: recordbook service restart --force": "Spusťte ji znovu: recordbook service restart --force",
    "the service (*) holds the book, and nobody else may change it":
      "knihu drží služba (*) a nikdo jiný ji měnit nesmí",
    "Ask it, without --no-service; where it does not answer, start it anew: recordbook service restart --force":
      "Požádejte ji, bez --no-service; pokud neodpovídá, spusťte ji znovu: recordbook service restart --force",
    "the service (*) is stopped": "služba (*) je pozastavena",
    "Let it go on: kill -CONT *; or start it anew: recordbook service restart --force":
      "Nechte ji běžet: kill -CONT *; nebo ji spusťte znovu: recordbook service restart --force",
    "the service (*) is stopped, and can't end by itself": "služba (*) je pozastavena a sama skončit nemůže",
    "Let it go on: kill -CONT *; or end it, which loses nothing that it has acknowledged: recordbook service stop --force":
      "Nechte ji běžet: kill -CONT *; nebo ji ukončete, nic z toho, co potvrdila, se neztratí: recordbook service stop --force",
    "End it, which loses nothing that it has acknowledged: recordbook service stop --force":
      "Ukončete ji, nic z toho, co potvrdila, se neztratí: recordbook service stop --force",
    "the service (*) does not end, though it was killed: the system waits for a disk or a device":
      "služba (*) nekončí, ačkoli byla zabita: systém čeká na disk nebo na zařízení",
    "Look what the system says of it: cat /proc/*/wchan": "Podívejte se, co o ní říká systém: cat /proc/*/wchan",
    "the service refuses: *": "služba odmítá: *",
    "Without it, the same command may do: --no-service": "Bez ní možná týž příkaz projde: --no-service",
    "what listens on * is no service of a book: *": "co poslouchá na *, není služba knihy: *",
    "Name another with --socket, or leave it out: --no-service":
      "Zadejte jinou volbou --socket, nebo ji vynechte: --no-service",
    "the service is of version *, this program of *: *": "služba je verze *, tento program verze *: *",
    "it does not know *": "nezná *",
    "it speaks version * of the protocol": "mluví protokolem verze *",
    "its answer to * can't be read: *": "její odpověď na * nejde přečíst: *",
    "Start the service of this version: recordbook service restart":
      "Spusťte službu této verze: recordbook service restart",
    "the service on * serves the book in *, not the one in *": "služba na * drží knihu v *, ne tu v *",
    "a place it does not tell": "(neříká, kde)",
    "The service there is another user's; name your own with --socket.":
      "Služba tam patří jinému uživateli; zadejte svou volbou --socket.",
    "Install recordbookd beside recordbook.": "Nainstalujte recordbookd vedle recordbook.",
    "the service ended before it was ready": "služba skončila dřív, než byla připravena",
    "See what it says in *": "Co k tomu říká, je v *",
    "the service (*) does not end": "služba (*) nekončí",
    "it does not say where your files are": "neříká, kde jsou vaše soubory",
    "the path of the socket is empty or holds a zero byte": "cesta k soketu je prázdná nebo obsahuje nulový bajt",
    "the path of the socket has * bytes, and the system takes at most *: *":
      "cesta k soketu má * bajtů a systém bere nejvýš *: *",
    "it is there already, and is no socket": "už existuje a není to soket",
    "Remove it, or name another with --socket.": "Odstraňte ho, nebo zadejte jiný volbou --socket.",
    "a service listens on * already": "na * už poslouchá jiná služba",
    "Stop it (recordbook service stop), or name another socket with --socket.":
      "Ukončete ji (recordbook service stop), nebo zadejte jiný soket volbou --socket.",
    "The socket's folder must be yours, no link, and not writable for others (chmod 700).":
      "Složka soketu musí být vaše, ne odkaz, a ostatní do ní nesmějí zapisovat (chmod 700).",
    "another process keeps the socket's folder locked: *": "jiný proces drží zamčenou složku soketu: *",
    "The folder must be yours, and not writable for others (chmod o-w).":
      "Složka musí být vaše a ostatní do ní nesmějí zapisovat (chmod o-w).",
    "Let nobody else read it (chmod 700), or name another socket with --socket.":
      "Nedovolte ji číst nikomu jinému (chmod 700), nebo zadejte jiný soket volbou --socket.",
    "systemd does not run on this system, so nothing would start the service; nothing was written":
      "na tomto systému neběží systemd, a tak by službu nic nespouštělo; nic nebylo zapsáno",
    "Start it yourself: recordbook service start": "Spusťte ji sami: recordbook service start",
    "systemd is still told to start it (*); nothing was removed":
      "systemd má stále zadáno ji spouštět (*); nic nebylo odstraněno",
    "Turn it off first: systemctl --user disable --now recordbook.socket recordbook.service":
      "Nejdřív ji vypněte: systemctl --user disable --now recordbook.socket recordbook.service",
    "make a pipe for": "vytvořit rouru pro",
    "start": "spustit",
    "make": "vytvořit",
    "put aside": "odložit",
    "bind": "obsadit",
    "connect to": "připojit se k",
    "open a socket for": "otevřít soket pro",
  ])
}
