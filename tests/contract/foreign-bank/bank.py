#!/usr/bin/python3
"""A small bank for the internet-banking client, written from the contract package 1.7.0 only.

    python3 bank.py bank.json                   serves the customer of bank.json until SIGTERM
    python3 bank.py --self-check [vectors.json] says which test vectors of the package hold

"README" in the comments is the README.md of the package, "TASK" its TASK.md, and names such as `payments.toSelf` are
operations of its openapi.json. The bank has one customer, and everything is in memory. Money is a whole number of the
hundredth part of a currency (pesewas, cents).
"""
import base64
import datetime
import hashlib
import hmac
import json
import os
import re
import secrets
import signal
import sys
import threading
import time
import traceback
import uuid
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, quote, unquote, urlsplit

from cryptography.hazmat.primitives import padding
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

BANK_NAME = "Foreign Bank"
CURRENCIES = ("GHS", "USD", "EUR", "GBP")
MENUS = ("Dashboard", "Beneficiaries", "Transfers", "Mobile Money", "Prepaid Card Load", "Bill Payments",
         "FX Transfers and Rates", "Transaction Reports", "Schedule Transfers", "Bank Statements", "Pending Request",
         "My Requests")
PAYMENT_MENUS = ("Transfers", "Mobile Money", "Prepaid Card Load", "Bill Payments", "FX Transfers and Rates")
ROLE = "Single"
PAYERS = ("Single", "Initiator", "Initiator & Authorizer")

SESSION_SECONDS = 300
PASSWORD_SECONDS = 600  # how long a right password lets its device request sign-in codes
CODE_SECONDS = 300
CODE_TRIES = 3
CODES_PER_TEN_MINUTES = 20  # the package says "too many codes were requested", and no number
WRONG_CODES_IN_A_ROW = 9  # "too many wrong codes in a row", and no number
BLOCK_SECONDS = 900
KEY_SECONDS = 30 * 24 * 3600
TRANSACTION_LIMIT = 50_000_00  # of the company, in the currency of the payment
DAILY_LIMIT = 50_000_00

# Patterns of fields, from openapi.json.
ACCOUNT = r"[0-9]{13}"
AMOUNT = r"[0-9]{1,12}(\.[0-9]{1,2})?"
DAY = r"[0-9]{2}-[0-9]{2}-[0-9]{4}"
FLAG = r"true|false"
PAGE = {"pageNumber": r"[1-9][0-9]{0,8}", "pageSize": r"[1-9]|[1-4][0-9]|50"}


# ===== README, "How are bodies encrypted?" =====

def to_base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text):
    """The bytes of a base64url text; refuses padding, other signs, and a second spelling of the same bytes."""
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text):
        raise ValueError("not base64url")
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if to_base64url(data) != text:
        raise ValueError("not base64url")
    return data


def request_bound(method, path):
    return f"request\n{method}\n{path}\n"


def reply_bound(method, path, request_payload):
    return f"reply\n{method}\n{path}\n{request_payload[-44:]}\n"


class Envelope:
    """Encrypts and opens payloads. `direction` is "request" or "reply"."""

    def __init__(self, secret):
        self.keys = {
            (direction, use): hmac.digest(secret, f"corporate-banking v1 {direction} {use}".encode(), "sha256")
            for direction in ("request", "reply") for use in ("encrypt", "authenticate")
        }

    def tag(self, direction, bound, body):
        return hmac.digest(self.keys[direction, "authenticate"], bound.encode() + body, "sha256")

    def aes(self, direction, iv):
        return Cipher(algorithms.AES(self.keys[direction, "encrypt"]), modes.CBC(iv))

    def seal(self, direction, bound, plain, iv=None):
        iv = iv or os.urandom(16)
        padder = padding.PKCS7(128).padder()
        padded = padder.update(plain.encode()) + padder.finalize()
        encryptor = self.aes(direction, iv).encryptor()
        body = b"\x01" + iv + encryptor.update(padded) + encryptor.finalize()
        return to_base64url(body + self.tag(direction, bound, body))

    def open(self, direction, bound, payload):
        """The plain text, or ValueError, in the order of the README: length, tag, version, decryption, padding."""
        data = from_base64url(payload)
        if len(data) < 65:
            raise ValueError("too short")
        body, tag = data[:-32], data[-32:]
        if not hmac.compare_digest(tag, self.tag(direction, bound, body)):
            raise ValueError("wrong tag")
        if body[0] != 1:
            raise ValueError("another version")
        decryptor = self.aes(direction, body[1:17]).decryptor()
        padded = decryptor.update(body[17:]) + decryptor.finalize()
        unpadder = padding.PKCS7(128).unpadder()
        return (unpadder.update(padded) + unpadder.finalize()).decode()


# ===== README, "What does the code confirm?" =====

def canonical_call(method, path, form):
    """The text of which an intent has the digest, and by which a repeated call is recognized."""
    def encode(text):
        return quote(text, safe="-_.!~*'()")

    lines = [f"{encode(name)}={encode(value)}" for name, value in form.items()
             if name not in ("password", "benName", "deviceID")]
    return "\n".join([f"{method} {path.lower()}", *sorted(lines)])


def digest_of(canonical):
    return to_base64url(hashlib.sha256(canonical.encode()).digest())


def last_four(account):
    return "".join(re.findall(r"[A-Za-z0-9]", account))[-4:]


INTENT = re.compile(r"call=(?P<call>/[^;\s]+)(; total=(?P<total>[A-Z]{3} [0-9]{1,12}\.[0-9]{2}))?"
                    r"(; to=(?P<to>[A-Za-z0-9]{1,4}))?; sha256=(?P<sha256>[A-Za-z0-9_-]{43})")


def read_intent(header):
    """The parts of the header `Intent`, or None if it has another form."""
    match = INTENT.fullmatch(header)
    return match.groupdict() if match else None


# ===== README, "Which formats do values have?" and "What does each answer look like?" =====

class Refusal(Exception):
    """Becomes an answer with a code other than 0: 1 unless another is given."""

    def __init__(self, description, code=1, **fields):
        super().__init__(description)
        self.answer = {"code": code, "description": description, **fields}


def to_money(text):
    whole, _, decimals = text.partition(".")
    return int(whole) * 100 + int(decimals.ljust(2, "0"))


def money_text(money):
    return f"{'-' if money < 0 else ''}{abs(money) // 100}.{abs(money) % 100:02d}"


def money_words(currency, money):
    return f"{currency} {money // 100:,}.{money % 100:02d}"


def now():
    """Ghana's time is UTC."""
    return datetime.datetime.now(datetime.timezone.utc)


def moment_text(moment):
    return moment.strftime("%d-%m-%Y %H:%M:%S")


def to_day(text):
    try:
        return datetime.datetime.strptime(text, "%d-%m-%Y").date()
    except ValueError:
        raise Refusal("There is no such day.")


def same_text(one, other):
    """Compares texts in the same time, wherever they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def read_form(text):
    """The fields of a form or a query; no name may occur twice."""
    pairs = parse_qsl(text, keep_blank_values=True, errors="strict")
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a field occurs twice")
    return dict(pairs)


def check_fields(fields, form):
    """Compares a form with the patterns of a call. A name with `?` is not required, and may be missing or empty."""
    for name, pattern in fields.items():
        value = form.get(name.rstrip("?"), "")
        if not (value == "" and name.endswith("?")) and not re.fullmatch(pattern, value, re.DOTALL):
            raise Refusal(f"The field {name.rstrip('?')} is missing or wrong.")


# ===== What the bank remembers =====

@dataclass
class Account:
    number: str
    name: str
    currency: str
    balance: int


@dataclass
class Movement:
    """A debit (D) or a credit (C) of an account: a row of its statement."""
    account: Account
    type: str
    amount: int
    narration: str
    moment: datetime.datetime


@dataclass
class Code:
    """A one-time code. `intent` is what a code of a session confirms, or None."""
    text: str
    intent: dict | None = None
    tries: int = CODE_TRIES
    is_verified: bool = False
    is_used: bool = False
    sent: float = field(default_factory=time.monotonic)

    def is_void(self):
        return self.is_used or self.tries <= 0 or time.monotonic() - self.sent > CODE_SECONDS


@dataclass
class Session:
    """README, "When does a session end?" `ended` is the code that its calls are answered with from then on."""
    id: str
    ended: int = 0
    code: Code | None = None
    seen: float = field(default_factory=time.monotonic)


@dataclass
class SavedAnswer:
    canonical: str
    answer: str
    saved: float = field(default_factory=time.monotonic)


class Bank:
    def __init__(self, settings):
        configuration = settings["configuration"]
        self.base_path = urlsplit(configuration["apiBasePath"]).path.rstrip("/")
        self.is_encrypted = configuration.get("isEncrypted") is not False
        self.envelope = Envelope(from_base64url(configuration["payloadSecret"])) if self.is_encrypted else None
        self.codes_file = settings["codes"]
        self.user = settings["user"]
        self.company = settings["company"]
        self.login_id = str(uuid.uuid4())
        self.last_login = None
        self.accounts = {
            row["number"]: Account(row["number"], row["name"], row["currency"], to_money(row["balance"]))
            for row in settings["accounts"]
        }
        self.movements = []
        self.sessions = {}
        self.passwords = {}  # device -> when it gave the right password
        self.sign_in_codes = {}  # device -> the newest code
        self.code_times = []
        self.wrong_codes = 0
        self.blocked_until = 0.0
        self.saved_answers = {}  # Idempotency-Key -> SavedAnswer. With one customer the key alone is the scope
        self.lock = threading.Lock()  # one call at a time: so a repeated call waits for the first

    def is_user_name(self, text):
        return same_text(text.casefold(), self.user["username"].casefold())

    def account(self, number):
        if number not in self.accounts:
            raise Refusal("There is no such account.")
        return self.accounts[number]

    def session(self, session_id):
        """The session of a call, or the refusal with the code that says why it ended."""
        session = self.sessions.get(session_id)
        if not session:
            raise Refusal("Your session has expired. Please sign in again.", 103)
        if not session.ended and time.monotonic() - session.seen > SESSION_SECONDS:
            session.ended = 103
        if session.ended == 104:
            raise Refusal("You have signed in elsewhere.", 104)
        if session.ended:
            raise Refusal("Your session has expired. Please sign in again.", session.ended)
        return session

    # README, "How is an operation confirmed by a code?"

    def check_not_blocked(self):
        if time.monotonic() < self.blocked_until:
            raise Refusal("Too many wrong codes were entered. Please try again later.")

    def new_code(self, intent=None):
        """Makes a code and sends it. TASK: in place of an SMS, a line of the file `codes`."""
        self.check_not_blocked()
        self.code_times = [at for at in self.code_times if time.monotonic() - at < 600]
        if len(self.code_times) >= CODES_PER_TEN_MINUTES:
            raise Refusal("Too many codes were requested. Please try again later.")
        self.code_times.append(time.monotonic())
        code = Code(f"{secrets.randbelow(100000):05d}", intent)
        message = "is your code" if not intent else f"confirms {intent['total'] or 'your request'}"
        if intent and intent["to"]:
            message += f" to ...{intent['to']}"
        with open(self.codes_file, "a", encoding="utf-8") as file:
            file.write(f"{code.text} {message}\n")
        return code

    def compare_code(self, code, text):
        """Refuses a void code and a wrong one. A wrong one costs a try."""
        self.check_not_blocked()
        if not code or code.is_void():
            raise Refusal("OTP validation: Otp is nullified")
        if same_text(code.text, text):
            self.wrong_codes = 0
            return
        code.tries -= 1
        self.wrong_codes += 1
        if self.wrong_codes >= WRONG_CODES_IN_A_ROW:
            self.wrong_codes = 0
            self.blocked_until = time.monotonic() + BLOCK_SECONDS
            self.check_not_blocked()
        raise Refusal("The code is wrong.", failureCount=code.tries)

    def check_confirmation(self, request, total, to):
        """Step 3: the code must be right, verified, and sent for this call. The caller uses it when it acts."""
        code = request.session.code
        try:
            self.compare_code(code, request.form["password"])
        except Refusal as refusal:
            refusal.answer.pop("failureCount", None)  # belongs to step 2
            raise
        if not code.is_verified:
            raise Refusal("The code has not been verified.")
        intent, digest = code.intent, digest_of(request.canonical)
        if not intent or (intent["call"].lower(), intent["total"], intent["to"], intent["sha256"]) != (
                request.path.lower(), total, to, digest):
            code.is_used = True
            raise Refusal("The code was sent for another action. Nothing was done.")
        return code

    # The company's limits. The package names them, and says no number.

    def left_today(self, currency):
        today = now().date()
        spent = sum(row.amount for row in self.movements
                    if row.type == "D" and row.account.currency == currency and row.moment.date() == today)
        return max(0, DAILY_LIMIT - spent)

    def limit_refusal(self, currency, total):
        """Why the limits refuse a payment, and whether it is possible tomorrow; (None, True) if they do not."""
        if total > TRANSACTION_LIMIT:
            limit = money_words(currency, TRANSACTION_LIMIT)
            return f"This payment is above your limit of {limit} a transaction.", False
        if total > self.left_today(currency):
            left = money_words(currency, self.left_today(currency))
            return f"This payment is above what your daily limit leaves: {left}.", True
        return None, True

    def move(self, source, destination, amount, narration):
        """Moves money between two accounts, and answers the id of the transaction."""
        moment = now()
        transaction_id = f"T{moment:%y%m%d}{len(self.movements) // 2 + 1:08d}"
        source.balance -= amount
        destination.balance += amount
        self.movements += [Movement(source, "D", amount, narration, moment),
                           Movement(destination, "C", amount, narration, moment)]
        return transaction_id

    def movements_of(self, form):
        """The movements of an account in a period, the newest first."""
        account, start, end = self.account(form["accountNumber"]), to_day(form["startDate"]), to_day(form["endDate"])
        if start > end:
            raise Refusal("The period ends before it begins.")
        return [row for row in reversed(self.movements) if row.account is account and start <= row.moment.date() <= end]


# ===== The calls: openapi.json, and README, "Which calls does a first bank need?" =====

@dataclass
class Request:
    method: str
    path: str  # behind apiBasePath, as it was sent
    form: dict
    device: str
    session_id: str
    intent: str
    key: str
    session: Session | None = None
    canonical: str = ""


CALLS = {}


def call(method, path, fields=None, session="needed", menus=(), roles=(), is_confirmed=False):
    """Names the call that a function answers, its fields, and who may call it."""
    def register(act):
        rule = dict(act=act, fields=fields or {}, session=session, menus=menus, roles=roles, is_confirmed=is_confirmed)
        CALLS[method, path] = rule
        return act
    return register


def answer_call(bank, request):
    """Answers a call with the JSON text. Every refusal is an answer too."""
    with bank.lock:
        try:
            verify = re.fullmatch(r"/customer/otp/verify/[^/]+/false/[^/]+", request.path)
            rule = CALLS.get((request.method, "/customer/otp/verify" if verify else request.path))
            if not rule:
                raise Refusal("This bank does not offer this.")
            if rule["session"] == "needed" or (rule["session"] == "optional" and request.session_id):
                request.session = bank.session(request.session_id)
            if (rule["menus"] and not set(rule["menus"]) & set(MENUS)) or (rule["roles"] and ROLE not in rule["roles"]):
                raise Refusal("You may not do this.")
            answer = act_once(bank, request, rule) if rule["is_confirmed"] else act(bank, request, rule)
            if request.session:
                request.session.seen = time.monotonic()
            return answer
        except Refusal as refusal:
            return json.dumps(refusal.answer, ensure_ascii=False)


def act(bank, request, rule):
    check_fields(rule["fields"], request.form)
    return json.dumps({"code": 0, **rule["act"](bank, request)}, ensure_ascii=False)


def act_once(bank, request, rule):
    """README, "Why is each confirmed call carried out once?" Refusals are not saved: they move no money."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{8,200}", request.key):
        raise Refusal("The header Idempotency-Key is missing or wrong.")
    request.canonical = canonical_call(request.method, request.path, request.form)
    bank.saved_answers = {key: saved for key, saved in bank.saved_answers.items()
                          if time.monotonic() - saved.saved < KEY_SECONDS}
    saved = bank.saved_answers.get(request.key)
    if saved and saved.canonical != request.canonical:
        raise Refusal("This Idempotency-Key belongs to another action. Nothing was done.")
    if not saved:
        saved = bank.saved_answers[request.key] = SavedAnswer(request.canonical, act(bank, request, rule))
    return saved.answer


# README, "How does a user sign in?"

@call("POST", "/customer/authenticate", {"username": r".{1,100}", "password": r".{1,128}"}, session="none")
def authenticate(bank, request):
    is_user = bank.is_user_name(request.form["username"])
    is_password = same_text(request.form["password"], bank.user["password"])
    if not (is_user and is_password):
        raise Refusal("The user name or the password is wrong.")
    bank.passwords[request.device] = time.monotonic()
    user = bank.user
    return {
        "loginId": bank.login_id, "accountNumber": next(iter(bank.accounts)), "email": user["email"],
        "fullname": f"{user['firstName']} {user['lastName']}", "phoneNumber": user["phone"],
    }


@call("POST", "/customer/otp/generateOtp", {"username": r".{1,100}"}, session="none")
def send_sign_in_code(bank, request):
    """Sends a code only to a device that gave the right password; the answer does not tell."""
    given = bank.passwords.get(request.device)
    if bank.is_user_name(request.form["username"]) and given and time.monotonic() - given < PASSWORD_SECONDS:
        bank.sign_in_codes[request.device] = bank.new_code()
    return {"description": "A one-time code has been sent to your phone."}


@call("POST", "/customer/otp/verify", session="optional")
def verify_code(bank, request):
    """A sign-in code opens a session; the code of a session is marked as verified."""
    text, name = [unquote(part) for part in request.path.split("/")[4::2]]
    if request.session:
        if not bank.is_user_name(name):
            raise Refusal("The code is not yours.")
        bank.compare_code(request.session.code, text)
        request.session.code.is_verified = True
        return {"description": "The code is right."}
    code = bank.sign_in_codes.get(request.device) if name == bank.login_id else None
    bank.compare_code(code, text)
    code.is_used = True
    for older in bank.sessions.values():
        older.ended = older.ended or 104
    session = Session(secrets.token_urlsafe(32))
    bank.sessions[session.id] = session
    last_login, bank.last_login = bank.last_login, now().isoformat(timespec="milliseconds")
    return {
        "sessionId": session.id, "firstName": bank.user["firstName"], "lastName": bank.user["lastName"],
        "companyName": bank.company, "lastLoginTime": last_login, "sessionTimeoutInSeconds": SESSION_SECONDS,
        "menus": [{"title": title} for title in MENUS], "roles": [{"name": ROLE}],
        "firstLogin": False, "passwordChangeRequired": False, "usernamePasswordChangeRequired": False,
    }


@call("POST", "/servicereq/refreshSession")
def refresh(bank, request):
    return {"description": "Your session has been extended."}


@call("POST", "/customer/logout")
def log_out(bank, request):
    request.session.ended = 103
    return {"description": "You have been logged out."}


# README, "After the sign-in the dashboard calls"

@call("GET", "/customer/accounts")
def list_accounts(bank, request):
    return {"accounts": [{
        "accountNumber": account.number, "accountName": account.name, "accountType": "Current",
        "currency": account.currency, "availableBalance": money_text(account.balance),
        "bookBalance": money_text(account.balance), "primaryAccount": index == 0, "bankName": BANK_NAME,
    } for index, account in enumerate(bank.accounts.values())]}


PERIOD = {"accountNumber": ACCOUNT, "startDate": DAY, "endDate": DAY}


@call("POST", "/account/transactions/search", PERIOD, menus=("Dashboard", "Bank Statements"))
def search_statement(bank, request):
    return {"transactions": [{
        "type": row.type, "date": moment_text(row.moment), "narration": row.narration,
        "amount": money_text(row.amount), "currency": row.account.currency,
    } for row in bank.movements_of(request.form)[:100]]}


@call("POST", "/account/transactions/getCustomerExpenditure", PERIOD, menus=("Dashboard",))
def expenditure(bank, request):
    spent = money_text(sum(row.amount for row in bank.movements_of(request.form) if row.type == "D"))
    return {"dashboardExpenditureList": [{"txnType": "FDT", "totalAmount": spent}], "totalAmount": spent}


@call("POST", "/account/notices", {"pageSize": PAGE["pageSize"]}, menus=("Dashboard", "Bank Statements"))
def no_notices(bank, request):
    """An extension. This bank makes no notices of its movements."""
    return {"notices": [], "unread": 0, "mark": ""}


@call("POST", "/transfer/pendingTransactions", {"transType": r".{1,300}", **PAGE}, menus=("Pending Request",))
@call("POST", "/transfer/pendingBulkTransactions",
      {"requestType": r"TRANSFER|MOBILEMONEY-TRANSFER|PREPAIDCARD-TRANSFER", **PAGE}, menus=("Pending Request",))
@call("POST", "/transfer/myRequest", {"transType": r".{1,80}", "requestType": r"SINGLE|BULK", **PAGE},
      menus=("My Requests", *PAYMENT_MENUS))
def no_requests(bank, request):
    """Empty lists, as the README says: a Single's payments wait for nobody."""
    return {"transactions": [], "size": 0}


@call("POST", "/transfer/schedulePaymentTransactionList", {"transType": r".{1,40}"}, menus=("Schedule Transfers",))
def no_schedules(bank, request):
    return {"transactions": []}


@call("GET", "/beneficiary/transfer", menus=("Transfers", "Schedule Transfers", "Beneficiaries"))
@call("POST", "/beneficiary/transfer/otherBank", menus=("Transfers", "Schedule Transfers", "Beneficiaries"))
def no_beneficiaries(bank, request):
    return {"beneficiaries": []}


# README, "How is an operation confirmed by a code?", and the transfer

@call("POST", "/customer/otp/generate")
def send_code(bank, request):
    """`otp.send`. A code without an intent is sent, and confirms no call."""
    intent = read_intent(request.intent)
    if request.intent and not intent:
        raise Refusal("The header Intent cannot be read.")
    request.session.code = bank.new_code(intent)
    return {"description": "A one-time code has been sent to your phone."}


@call("POST", "/transfer/paymentLimits",
      {"sourceAccount": ACCOUNT, "currencyCode": r"[A-Z]{3}", "totalAmount?": AMOUNT, "largestAmount?": AMOUNT,
       "isSchedule?": FLAG},
      menus=PAYMENT_MENUS, roles=PAYERS)
def payment_limits(bank, request):
    """An extension: foretells what the limits would refuse."""
    form, currency = request.form, request.form["currencyCode"]
    bank.account(form["sourceAccount"])
    if currency not in CURRENCIES:
        raise Refusal("This bank does not have this currency.")
    refusal, is_possible_tomorrow = bank.limit_refusal(currency, to_money(form.get("totalAmount") or "0"))
    if form.get("isSchedule") == "true":
        refusal, is_possible_tomorrow = "This bank does not offer scheduled transfers.", False
    left = bank.left_today(currency)
    answer = {
        "limitCurrency": currency, "transactionLimit": money_text(TRANSACTION_LIMIT),
        "dailyLimit": money_text(DAILY_LIMIT), "leftToday": money_text(left),
        "highestAmount": money_text(min(TRANSACTION_LIMIT, left)), "approvalsNeeded": 0, "approvers": [],
    }
    return {**answer, "refusal": refusal, "isPossibleTomorrow": is_possible_tomorrow} if refusal else answer


@call("POST", "/transfer/toSelf",
      {"sourceAccount": ACCOUNT, "destinationAccountNo": ACCOUNT, "amount?": AMOUNT, "transactionAmount?": AMOUNT,
       "transactionFee?": AMOUNT, "totalAmount?": AMOUNT, "currencyCode": r"[A-Z]{3}", "narration": r".{1,25}",
       "isSchedule?": FLAG, "password": r"[0-9]{5}", "passwordType": r"OTP", "transType": r"OWN-TRANSFER"},
      menus=("Transfers",), roles=PAYERS, is_confirmed=True)
def pay_to_self(bank, request):
    """`payments.toSelf`, without schedules. All checks come before the first change."""
    form, currency = request.form, request.form["currencyCode"]
    amounts = {to_money(form[name]) for name in ("amount", "transactionAmount") if form.get(name)}  # x-also-named
    if len(amounts) != 1:
        raise Refusal("The field amount is missing or wrong.")
    amount = amounts.pop()
    code = bank.check_confirmation(request, f"{currency} {money_text(amount)}", last_four(form["destinationAccountNo"]))
    if form.get("isSchedule") == "true":
        raise Refusal("This bank does not offer scheduled transfers.")
    if amount == 0:
        raise Refusal("The amount must be above zero.")
    total = to_money(form["totalAmount"]) if form.get("totalAmount") else amount
    if total != amount or to_money(form.get("transactionFee") or "0") != 0:
        raise Refusal("A transfer between own accounts has no charges.")
    source, destination = bank.account(form["sourceAccount"]), bank.account(form["destinationAccountNo"])
    if source is destination:
        raise Refusal("The two accounts are the same.")
    if not source.currency == destination.currency == currency:
        raise Refusal("The accounts have another currency.")
    refusal, _ = bank.limit_refusal(currency, amount)
    if refusal:
        raise Refusal(refusal)
    if source.balance < amount:
        raise Refusal("The available balance is too low.")
    code.is_used = True
    transaction_id = bank.move(source, destination, amount, form["narration"])
    return {"transactionId": transaction_id, "description": "Transfer completed successfully."}


# ===== HTTP: README, "What does each request look like?" and "What does each answer look like?" =====

class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = 65536
    bank = None

    def do_call(self):
        try:
            body = self.read_body()
            path, _, query = self.path.partition("?")
            if not path.startswith(self.bank.base_path + "/"):
                return self.send(404, b"")
            return self.send(200, self.answer(path[len(self.bank.base_path):], query, body).encode())
        except Exception:
            traceback.print_exc()
            self.close_connection = True
            return self.send(500, b"")

    do_GET = do_POST = do_PUT = do_call

    def answer(self, path, query, body):
        """Opens the request, answers it, and binds the answer to it."""
        envelope, payload = self.bank.envelope, ""
        try:
            form = read_form(query)
            if self.headers.get_content_type() == "application/x-www-form-urlencoded":
                form = read_form(body.decode())
                if envelope:
                    payload = form.get("payload", "")
                    if list(form) != ["payload"]:
                        raise ValueError("a field next to payload")
                    form = read_form(envelope.open("request", request_bound(self.command, path), payload))
        except ValueError:
            text = json.dumps({"code": 1, "description": "The request could not be read."})
        else:
            def header(name):
                return self.headers.get(name, "").strip()

            text = answer_call(self.bank, Request(self.command, path, form, header("deviceId"), header("sessionId"),
                                                  header("Intent"), header("Idempotency-Key")))
        if not envelope:
            return text
        return json.dumps({"payload": envelope.seal("reply", reply_bound(self.command, path, payload), text)})

    def read_body(self):
        if "chunked" not in self.headers.get("Transfer-Encoding", "").lower():
            return self.rfile.read(int(self.headers.get("Content-Length") or 0))
        body = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        while self.rfile.readline().strip():
            pass
        return body

    def send(self, status, body):
        self.send_response(status)  # with the header Date
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if re.fullmatch(r"[\w.-]{1,100}", self.headers.get("X-Request-ID", ""), re.ASCII):
            self.send_header("X-Request-ID", self.headers["X-Request-ID"])
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


# ===== The test vectors of the package =====

def self_check(file):
    """Prints a line for each vector, and answers whether all hold."""
    vectors = json.load(open(file, encoding="utf-8"))
    cipher, results = vectors["cipher"], []

    def check(about, holds):
        results.append(holds)
        print("holds " if holds else "FAILS ", about)

    envelope = Envelope(from_base64url(cipher["secret"]))
    for row in cipher["keys"]:
        check(f"key: {row['use']}", envelope.keys[tuple(row["use"].split())].hex() == row["key"])
    for direction, rows in (("request", cipher["requests"]), ("reply", cipher["replies"])):
        for row in rows:
            bound = (request_bound(row["method"], row["path"]) if direction == "request"
                     else reply_bound(row["method"], row["path"], row["requestPayload"]))
            payload = envelope.seal(direction, bound, row["plain"], bytes.fromhex(row["iv"]))
            check(f"{direction}: {row['about']}", bound == row["boundText"] and payload == row["payload"]
                  and envelope.open(direction, bound, row["payload"]) == row["plain"])
    for row in cipher["refusedRequests"]:
        try:
            envelope.open("request", request_bound(row["method"], row["path"]), row["payload"])
            check(f"refused: {row['about']}", False)
        except ValueError as error:
            check(f"refused ({error}): {row['about']}", True)
    for row in vectors["intents"]:
        canonical, intent = canonical_call(row["method"], row["path"], row["fields"]), read_intent(row["header"])
        check(f"intent: {row['about']}", canonical == row["canonical"] and digest_of(canonical) == row["digest"]
              and intent == {"call": row["path"], "total": row.get("total"), "to": row.get("to"),
                             "sha256": row["digest"]})
    print(f"{sum(results)} of {len(results)} vectors hold")
    return all(results)


def main():
    if sys.argv[1:2] == ["--self-check"]:
        sys.exit(0 if self_check(sys.argv[2] if len(sys.argv) > 2 else "/work/contract-package/vectors.json") else 1)
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        settings = json.load(file)
    Handler.bank = Bank(settings)
    server = ThreadingHTTPServer(("127.0.0.1", settings["port"]), Handler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.serve_forever()


if __name__ == "__main__":
    main()
