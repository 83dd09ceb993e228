"""Makes the workbooks of tests/outside/files/foreign with openpyxl, and with LibreOffice where it is named.

Run with Debian's Python: python3 tests/outside/make-foreign.py
"""
import csv
import pathlib
import subprocess
from openpyxl import Workbook
from openpyxl.styles import Font

here = pathlib.Path(__file__).parent / "files" / "foreign"
here.mkdir(exist_ok=True)


def save(name, *sheets, merges=(), formats=()):
    """Each sheet is a title with its rows."""
    book = Workbook()
    book.remove(book.active)
    for title, rows in sheets:
        sheet = book.create_sheet(title)
        for row in rows:
            sheet.append(row)
    first = book.worksheets[0]
    for area in merges:
        first.merge_cells(area)
    for cell, form in formats:
        first[cell].number_format = form
    first["A1"].font = Font(bold=True)
    book.save(here / f"{name}.xlsx")


def convert(name, to, *options):
    """Saves a workbook again with LibreOffice, in another format."""
    subprocess.run(
        ["soffice", "--headless", "--convert-to", to, *options, "--outdir", here, here / f"{name}.xlsx"],
        check=True, capture_output=True,
    )


def text(name, rows, separator, encoding="utf-8"):
    with open(here / f"{name}.csv", "w", newline="", encoding=encoding) as file:
        csv.writer(file, delimiter=separator).writerows(rows)


AMA, KOFI = "0021000000013", "0021000000026"

save("payroll-with-titles", ("Payroll", [
    ["ACME Foods Ltd"], ["Payroll for November 2026"], [],
    ["S/N", "Employee Name", "Account No.", "Basic Salary", "Tax", "Net Pay (GHS)"],
    [1, "Ama Mensah", AMA, 2000, 149.5, 1850.5],
    [2, "Kofi Boateng", KOFI, 1500, 100, 1400],
    [None, "TOTAL", None, 3500, 249.5, 3250.5], [], ["Prepared by: Esi Darko"],
]))
save("google-sheets", ("Sheet1", [
    ["Timestamp", "Full name", "Bank account number", "Amount to pay", "Purpose"],
    ["2026-11-20 08:15", "Ama Mensah", AMA, "GH₵ 1,850.50", "Wages"],
    ["2026-11-20 08:19", "Kofi Boateng", KOFI, "GH₵ 1,400.00", "Wages"],
]))
save("names-in-two-columns", ("Staff", [
    ["Surname", "First Name", "Acct No", "Salary", "Remarks"],
    ["Mensah", "Ama", AMA, 1850.5, "November"],
    ["Boateng", "Kofi", KOFI, 1400, "November"],
]))
save("merged-titles", ("List", [
    ["Wages of November", None, None, None], ["Employee", None, "Account Number", "Amount"],
    ["Ama", "Mensah", AMA, 1850.5], ["Kofi", "Boateng", KOFI, 1400],
]), merges=("A1:D1", "A2:B2"))
save("two-tables", ("Sheet1", [
    ["Bank staff"], ["Name", "Account Number", "Net Pay"],
    ["Ama Mensah", AMA, 1850.5], ["Kofi Boateng", KOFI, 1400], ["Total", None, 3250.5], [],
    ["Mobile money staff"], ["Name", "MoMo Number", "Network", "Net Pay"],
    ["Yaw Owusu", "0244123456", "MTN", 300],
]))
save("tables-side-by-side", ("Sheet1", [
    ["Name", "Account Number", "Amount", None, "Name", "MoMo No", "Amount"],
    ["Ama Mensah", AMA, 1850.5, None, "Yaw Owusu", "0244123456", 300],
    ["Kofi Boateng", KOFI, 1400, None, None, None, None],
]))
save("dates-first", ("Payments", [
    ["Date", "Payee", "A/C Number", "Details", "Debit amount", "Cleared"],
    ["01/11/2026", "Ama Mensah", AMA, "Wages", 1850.5, "no"],
    ["02/11/2026", "Kofi Boateng", KOFI, "Wages", 1400, "no"],
]))
save("empty-columns", ("Pay", [
    [None, "Name", None, "Account No", "Branch notes", None, "Net"],
    [None, "Ama Mensah", None, AMA, None, None, 1850.5],
    [None, "Kofi Boateng", None, KOFI, None, None, 1400],
]))
save("no-headings", ("Export", [["Ama Mensah", AMA, 1850.5], ["Kofi Boateng", KOFI, 1400]]))
save("subtotals", ("Departments", [
    ["Department", "Staff name", "Account number", "Amount payable"],
    ["Sales", "Ama Mensah", AMA, 1850.5], ["Sub-total", None, None, 1850.5],
    ["Stores", "Kofi Boateng", KOFI, 1400], ["Sub-total", None, None, 1400], ["Grand total", None, None, 3250.5],
]))
save("printed-pages", ("Print", [
    ["Name", "Account", "Amount"], ["Ama Mensah", AMA, 1850.5], ["Page 1 of 2"],
    ["Name", "Account", "Amount"], ["Kofi Boateng", KOFI, 1400], ["Page 2 of 2"],
]))
save("accounting-program", ("Payment run", [
    ["Payment run 118"], ["Currency: GHS"],
    ["Vendor", "Bank name", "Bank account", "Open amount", "Payment reference"],
    ["Accra Packaging", "Ecobank Ghana", "1441000234567", 1250.0, "INV 2041"],
    ["Tema Steel", "CalBank", "1441000234568", 980.25, "INV 2077"],
]), formats=(("D4", '"GH₵"#,##0.00'), ("D5", "_-* #,##0.00_-")))
save("several-sheets", ("Cover", [["Payroll of ACME"], ["November"]]), ("Nov", [
    ["Employee", "Account Number", "Take home"], ["Ama Mensah", AMA, 1850.5], ["Kofi Boateng", KOFI, 1400],
]))
save("libreoffice", ("Lohn", [
    ["Name of staff", "Account No", "Amount GHS", "Narration"],
    ["Ama Mensah", AMA, 1850.5, "Wages"], ["Kofi Boateng", KOFI, 1400, "Wages"],
]))
convert("libreoffice", "ods")
convert("libreoffice", "xls")
convert("libreoffice", "csv", "--infilter=CSV:59,34,76")
text("semicolons", [
    ["Nom", "Beneficiary name", "Account number", "Amount", "Narration"],
    ["1", "Ama Mensah", AMA, "1 850,50", "Wages"], ["2", "Kofi Boateng", KOFI, "1.400,00", "Wages"],
], ";", "windows-1252")
save("wallets", ("MoMo", [
    ["Transport allowance"], ["Staff", "Phone number", "Operator", "Amount (GH₵)"],
    ["Yaw Owusu", "+233 24 412 3456", "MTN", 300], ["Mercy Tetteh", "020 498 7123", "Telecel", "45.75"],
    ["Total", None, None, 345.75],
]))
text("wallets-of-a-phone", [
    ["First name", "Last name", "Mobile", "Network", "Sum", "Note"],
    ["Yaw", "Owusu", "0244123456", "MTN", "300.00", "Transport"],
    ["Mercy", "Tetteh", "0204987123", "Telecel", "45.75", "Transport"],
], ",")
save("cards", ("Per diem", [
    ["Traveller", "Client ID", "Card", "Mobile", "Per diem", "Trip"],
    ["Daniel Quaye", "40012001", "0042", "0244550101", 99.99, "Kumasi"],
    ["Esi Darko", "40012002", "0043", "0244550102", 120, "Tamale"],
]))
