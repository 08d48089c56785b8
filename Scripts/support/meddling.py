"""Files that somebody puts where another writes, and whether they stay: for the proofs of surroundings."""
import os
import stat

DRAFT = ".recordbook-draft"
NOBODY = 65534


def write(path, mode=0o600, text="precious"):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, mode)


def folder(path, mode=0o700, name="photo"):
    os.mkdir(path)
    write(f"{path}/{name}")
    os.chmod(path, mode)


def tree(path):
    """Everything below a folder: kind, mode, owner, and content."""
    found = {}
    for place, folders, files in os.walk(path):
        for name in folders + files:
            entry = f"{place}/{name}"
            status = os.lstat(entry)
            if stat.S_ISLNK(status.st_mode):
                content = os.readlink(entry)
            elif stat.S_ISREG(status.st_mode):
                with open(entry, "rb") as file:
                    content = file.read()
            else:
                content = None
            found[entry] = (status.st_mode, status.st_uid, status.st_ino, content)
    return found
