// E25, S93: the push services that may be asked, and when a message is tried again.
import { describe, expect, it } from "vitest";
import { LONGEST_ENDPOINT, nextTry, readPushEndpoint } from "~/domain/today/push-device.ts";
import { isRenewed, readPushedNotice } from "~/domain/today/pushed-notice.ts";

describe("S93 a browser's address for notices", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/a:b-c_d",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGx",
    "https://jmt17.google.com/fcm/send/a:b-c_d",
    "https://wns2-par02p.notify.windows.com/w/?token=B%2bQ",
    `https://fcm.googleapis.com/${"a".repeat(LONGEST_ENDPOINT - 27)}`,
  ])("%s is one of a push service", (address) => {
    expect(readPushEndpoint(address)).toBe(address.replace("%2b", "%2B"));
  });

  it.each([
    "",
    "a",
    "http://fcm.googleapis.com/a",
    "ftp://fcm.googleapis.com/a",
    "javascript:alert(1)//fcm.googleapis.com",
    "https://fcm.googleapis.com:444/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evilfcm.googleapis.com/a",
    "https://googleapis.com/a",
    "https://fcm.googleapis.com@evil.example/a",
    "https://user@fcm.googleapis.com/a",
    "https://user:pass@fcm.googleapis.com/a",
    "https://fcm.googleapis.com./a",
    "https://fcm.googleapis.com/a#b",
    "https://fcm.googleapis.com/a#",
    "https://fcm.googleapis.com/a\n",
    "https://fcm.googleapis.com/a\nb",
    "https://fcm.goo\tgleapis.com/a",
    " https://fcm.googleapis.com/a",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/é",
    "https://fcm。googleapis。com/a",
    "https://google.com/a",
    "https://localhost/a",
    "https://127.0.0.1/a",
    "https://10.0.0.1/a",
    "https://192.168.0.1/a",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/a",
    "https://2130706433/a",
    `https://fcm.googleapis.com/${"a".repeat(LONGEST_ENDPOINT - 26)}`,
  ])("%s is none", (address) => {
    expect(readPushEndpoint(address)).toBeNull();
  });
});

describe("S115 one device has one address", () => {
  it.each([
    "HTTPS://FCM.GoogleAPIs.com/wp/aB%2Bc",
    "https://fcm.googleapis.com:443/wp/aB%2Bc",
    "https://fcm.googleapis.com/x/../wp/aB%2Bc",
    "https://fcm.googleapis.com/wp/%61B%2bc",
    "https://fcm.googleapis.com/wp/aB%2Bc?",
    "https:fcm.googleapis.com/wp/aB%2Bc",
    "https://fcm%2Egoogleapis.com/wp/aB%2Bc",
  ])("however it is spelled: %s", (address) => {
    expect(readPushEndpoint(address)).toBe("https://fcm.googleapis.com/wp/aB%2Bc");
  });

  it("whose letters after the host stay as they are", () => {
    expect(readPushEndpoint("https://fcm.googleapis.com/wp/Ab")).not.toBe(
      readPushEndpoint("https://fcm.googleapis.com/wp/aB"),
    );
  });
});

describe("a message that a service didn't take", () => {
  it.each([
    [1, null, 30],
    [2, null, 60],
    [5, null, 480],
    [6, null, 600],
    [40, null, 600],
    [1, 0, 0],
    [3, 240, 240],
    [1, 86_400, 600],
  ])(
    "for the time number %i, asked for a pause of %s s, is tried again after %i s",
    (tries, asked, seconds) => {
      expect(nextTry(tries, asked, 1000)).toBe(1000 + seconds * 1000);
    },
  );
});

describe("a message to a service worker", () => {
  const notice = { title: "Today", body: "Bodysuit.", lang: "en-US", path: "/today" };

  it("is read with its own fields alone", () => {
    expect(readPushedNotice({ ...notice, icon: "https://evil.example/i.png" })).toEqual(notice);
  });

  it.each([null, "", 7, [], {}, { ...notice, body: 7 }, { title: "Today" }])(
    "%j is none of ours",
    (message) => {
      expect(readPushedNotice(message)).toBeNull();
    },
  );

  it("says whether a browser is known", () => {
    const all = [{ isKnown: true }, { isKnown: false }, { isKnown: "yes" }, null, "isKnown"];
    expect(all.map(isRenewed)).toEqual([true, true, false, false, false]);
  });
});
